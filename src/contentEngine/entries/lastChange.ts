/** Reads the last change of content from the history of its files. A comment, or a move, is no change. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'

let changeDays: Map<string, string> | undefined

const runGit = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

/** The changes of each commit that are more than comments of YAML. Headings of texts have two # at least. */
const LOG_OPTIONS = ['--format=%x01%aI', '--numstat', '-z', '-M', String.raw`-I^\s*#( |$)`, '--relative']

/**
 * @param log output of `git log` with LOG_OPTIONS, newest first: after \u0001 the date of each commit, then, each ended by \0, the added
 *   lines, removed lines and name of each file. A file that moved has no name there, and its two names follow.
 * @returns the latest day of each file by its present name. A file that was only moved did not change.
 */
export function parseChangeDays(log: string): Map<string, string> {
  const dayByFile = new Map<string, string>()
  const presentName = new Map<string, string>()
  for (const commit of log.split('\u0001').slice(1)) {
    const [date = '', ...parts] = commit.split('\0')
    const day = dayOf(new Date(date))
    while (parts.length > 0) {
      const [added = '', removed = '', name] = (parts.shift() ?? '').trimStart().split('\t')
      if (name === undefined) continue
      const before = name || (parts.shift() ?? '')
      const after = name || (parts.shift() ?? '')
      const file = presentName.get(after) ?? after
      if (after !== before) presentName.set(before, file)
      const isMoveAlone = after !== before && added === '0' && removed === '0'
      if (!isMoveAlone && day > (dayByFile.get(file) ?? '')) dayByFile.set(file, day)
    }
  }
  return dayByFile
}

/** Returns nothing outside of a checkout, or in one without its whole history: no date is better than a wrong one. */
function readHistory(): Map<string, string> {
  try {
    if (runGit('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    return parseChangeDays(runGit('log', ...LOG_OPTIONS, '--', 'src/content'))
  } catch {
    return new Map()
  }
}

/**
 * @param files paths from the project's root
 * @returns the day ("YYYY-MM-DD") of the latest change to any of the files; undefined without history
 * @throws Error that names the page if one of its files is missing
 */
export function readLastChangeDay(page: string, files: readonly string[]): string | undefined {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Error(
      `The page ${page} is said to be made of ${missing.join(' and ')}, which is not there. Correct its line in src/registry/rows/pageContent.ts, or in src/registry/pages/registry.ts.`,
    )
  changeDays ??= readHistory()
  return files
    .map((file) => changeDays?.get(file))
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
