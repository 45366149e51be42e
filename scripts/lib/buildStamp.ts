/** Checks whether dist/ is up to date, by a hash of all input of a build. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { DIST, ROOT, WORK_FOLDER } from './project.ts'

export const STAMP_FILE = `${WORK_FOLDER}built`
/** Folders that a build reads or runs; `buildStamp.test.ts` follows its imports. */
export const INPUT_FOLDERS = ['src', 'server', 'scripts']
const INPUT_FILES = ['astro.config.ts', 'package-lock.json', 'tsconfig.json']
const INPUT_VARIABLES = /^(SITE_[A-Z_]+|DEMO_[A-Z_]+|FORM_PORT|SOURCE_DATE_EPOCH)$/

/**
 * @returns the Git history on which the sitemap's dates depend (src/contentEngine/entries/lastChange.ts), or nothing outside a checkout
 */
function readHistory(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    return git('log', '-1', '--format=%H', '--', 'src/content') + git('rev-parse', '--is-shallow-repository')
  } catch {
    return ''
  }
}

/**
 * @returns a hash of the sources, the configuration, the lockfile, the build's environment variables, the history of content, and the day,
 *   because an article may be due
 */
export async function createStamp(): Promise<string> {
  const hash = createHash('sha256')
  const variables = Object.entries(process.env).filter(([name]) => INPUT_VARIABLES.test(name))
  hash.update(JSON.stringify(variables.sort())).update(readHistory()).update(dayOf(new Date()))
  for (const folder of INPUT_FOLDERS) {
    const entries = await readdir(`${ROOT}${folder}`, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
    for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  for (const file of INPUT_FILES) hash.update(await readFile(`${ROOT}${file}`))
  return hash.digest('hex')
}

/** @returns whether both the stamp and the build folder exist, since the folder may have been deleted */
export const hasBuild = (stampFile = STAMP_FILE, dist = DIST): boolean => existsSync(stampFile) && existsSync(dist)

/** @returns whether dist/ was built from the present sources and settings */
export async function isBuilt(): Promise<boolean> {
  if (!hasBuild()) return false
  const stamp = await readFile(STAMP_FILE, 'utf8').catch(() => '')
  return stamp !== '' && stamp === (await createStamp())
}
