/**
 * `npm run mutants [lib|models|site|… …]`: changes the code in small ways, one at a time, and runs the unit tests that cover the
 * place. Lists every change that no test noticed, and fails below 85% in any folder that has been measured before. Ends with each folder's
 * score. `.build/mutants/` remembers the results, so later runs try only what has changed.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { packageProgram, runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError, WORK_FOLDER } from './lib/project.ts'
import { findFolders, MUTATED_FOLDERS, UNMUTATED_FILES } from './mutants/mutatedFolders.ts'

/** The parts of Stryker's report that are read here. */
type MutationReport = { files: Record<string, { mutants: { status: string }[] }> }

type MutationScore = {
  /** Mutants that count: no constants of modules, and none that does not compile. */
  changes: number
  /** The share of them that a test noticed. */
  percent: number
}

/** The percentage of changes that the tests of a folder must notice. */
const LIMIT = 85
const hasNoLimit = (folder: string) => MUTATED_FOLDERS[folder]?.hasNoLimit ?? false

/** @returns the score by Stryker's rules: a timeout counts as noticed, a mutant that no test runs does not */
function calculateScore({ files }: MutationReport): MutationScore {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const changes = noticed + count('Survived', 'NoCoverage')
  return { changes, percent: changes === 0 ? 100 : (noticed / changes) * 100 }
}

/** @returns "models: tests noticed 99.1% of 115 changes" */
function describeScore(folder: string, { changes, percent }: MutationScore): string {
  return `${folder}: tests noticed ${percent.toFixed(1)}% of ${changes} changes${hasNoLimit(folder) ? ' (no limit yet)' : ''}`
}

/** A run that was stopped may leave half a file, which the next run could not read. */
async function removeUnreadable(resultsFile: string): Promise<void> {
  try {
    JSON.parse(await readFile(resultsFile, 'utf8'))
  } catch {
    await rm(resultsFile, { force: true })
  }
}

await main(async () => {
  const wantedFiles = process.argv.slice(2)
  const unknown = wantedFiles.find((name) => findFolders(name).length === 0)
  if (unknown) throw new PlainError(`There is nothing called "${unknown}" to run. Choose from: ${Object.keys(MUTATED_FOLDERS).join(', ')}.`)
  // A low priority, so that a run does not slow down other work. Child processes inherit it.
  setPriority(10)
  await mkdir(`${WORK_FOLDER}mutants`, { recursive: true })
  const failedFolders: string[] = []
  const scores: string[] = []
  for (const name of wantedFiles.length > 0 ? wantedFiles.flatMap(findFolders) : Object.keys(MUTATED_FOLDERS)) {
    const mutated = [...(MUTATED_FOLDERS[name]?.files ?? []), ...UNMUTATED_FILES.map((file) => `!${file}`)]
    const resultsFile = `${WORK_FOLDER}mutants/${name.replaceAll('/', '-')}.json`
    await removeUnreadable(resultsFile)
    // A constant of a module is evaluated before any test runs, so each mutant would need the whole suite: half a minute, a thousand times.
    const args = ['run', '--ignoreStatic', '--mutate', mutated.join(','), '--incrementalFile', resultsFile]
    const { code } = await runProgram(packageProgram('stryker'), args, { isShown: true, env: { ...process.env, MUTATED_FOLDER: name } })
    if (code !== 0) failedFolders.push(name)
    if (!existsSync(resultsFile)) continue
    const score = calculateScore(JSON.parse(await readFile(resultsFile, 'utf8')) as MutationReport)
    scores.push(describeScore(name, score))
    if (code === 0 && score.percent < LIMIT && !hasNoLimit(name)) failedFolders.push(name)
  }
  console.log(['', ...scores].join('\n'))
  if (failedFolders.length > 0) throw new PlainError(`Too many changes went unnoticed, or the run failed, in: ${failedFolders.join(', ')}.`)
})
