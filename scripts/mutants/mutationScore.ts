/** The parts of Stryker's report that are read here. */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> }

export type MutationScore = {
  /** Mutants that count: no constants of modules, and none that does not compile. */
  changes: number
  /** The share of them that a test noticed. */
  percent: number
}

/** @returns the score by Stryker's rules: a timeout counts as noticed, a mutant that no test runs does not */
export function calculateScore({ files }: MutationReport): MutationScore {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const changes = noticed + count('Survived', 'NoCoverage')
  return { changes, percent: changes === 0 ? 100 : (noticed / changes) * 100 }
}

/** @returns "policy: tests noticed 99.1% of 115 changes" */
export function describeScore(folder: string, { changes, percent }: MutationScore): string {
  return `${folder}: tests noticed ${percent.toFixed(1)}% of ${changes} changes`
}
