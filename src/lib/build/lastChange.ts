/** When content last changed, by the history of its own files. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

let days: Map<string, string> | undefined

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

/** @param log of `git log --format=%x00%aI --name-only`: when each change was written, then the files that it touched */
export function daysByFile(log: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.trim().split('\n')
    const day = new Date(date).toISOString().slice(0, 10)
    for (const file of files) if (file && day > (found.get(file) ?? '')) found.set(file, day)
  }
  return found
}

/** Outside a checkout, or in one without its whole history, nothing is known: no date is better than a wrong one. */
function readHistory(): Map<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    return daysByFile(git('log', '--format=%x00%aI', '--name-only', '--', 'src/content'))
  } catch {
    return new Map()
  }
}

/**
 * @param files paths from the project's root
 * @returns the day ("YYYY-MM-DD") of the latest change to any of the files; undefined where no history tells
 * @throws Error that names the page when one of its files is not there
 */
export function lastChange(page: string, files: readonly string[]): string | undefined {
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0)
    throw new Error(
      `The page ${page} is said to be made of ${missing.join(' and ')}, which is not there. Correct its line in src/pages/_registry.ts.`,
    )
  days ??= readHistory()
  return files
    .map((file) => days?.get(file))
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
