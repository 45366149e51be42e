/** What a mutation run writes down of each change (the report of mutation testing tools), as far as it is read here. */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> }

export type MutationScore = {
  /** Changes that were tried, without those that cannot count: constants of modules, and what does not compile. */
  changes: number
  /** In percent of them: how many a test noticed. */
  percent: number
}

/** @returns how many changes tests noticed, as the tool counts it: one that never ends has been noticed, one that no test runs has not */
export function calculateScore({ files }: MutationReport): MutationScore {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const changes = noticed + count('Survived', 'NoCoverage')
  return { changes, percent: changes === 0 ? 100 : (noticed / changes) * 100 }
}

/** @returns one line of the table "Last scores" in docs/mutants.md */
export function scoreRow(name: string, { changes, percent }: MutationScore, today: string): string {
  return `| ${name} | ${percent.toFixed(1)}% | ${changes} | ${today} |`
}
