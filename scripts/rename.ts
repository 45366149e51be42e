/**
 * `npm run rename -- industry OLD-SLUG NEW-SLUG "New name"`: gives an industry, a feature, an article or a tag another address, and
 * another name where one is given, everywhere at once. It changes nothing if it refuses.
 */
import { globSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dayOf } from '../src/lib/anywhere/time/dates.ts'
import { redirects } from '../src/site/redirects.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { runProgram } from './lib/runProgram.ts'
import { renamePlan } from './rename/renamePlan.ts'
import { readRequest } from './rename/renameRequest.ts'

/** Where a name may stand. Requirements stay as they were agreed on. */
const RENAMED_FILES = ['src/**/*.{ts,tsx,css,yaml,mdx}', '{scripts,server,tests}/**/*.{ts,yaml}', '*.md', 'docs/**/*.md']
const isLeftAsIs = (file: string) => file.startsWith('docs/requirements/')

async function readProject(): Promise<ReadonlyMap<string, string>> {
  const files = globSync(RENAMED_FILES, { cwd: ROOT }).filter((file) => !isLeftAsIs(file))
  return new Map(await Promise.all(files.toSorted().map(async (file) => [file, await readFile(`${ROOT}${file}`, 'utf8')] as const)))
}

/** @returns those of the files that Git knows and that have changes of somebody's own; none outside of a checkout */
async function findUncommitted(files: readonly string[]): Promise<string[]> {
  const { code, output } = await runProgram('git', ['status', '--porcelain', '--untracked-files=no', '--', ...files])
  return code === 0 ? output.split('\n').flatMap((line) => line.slice(3) || []) : []
}

await main(async () => {
  const project = await readProject()
  const request = readRequest(process.argv.slice(2), project, redirects)
  const { moves, texts, redirected, left } = renamePlan(request, project, redirects, dayOf(new Date()))
  const dirty = await findUncommitted([...new Set([...texts.keys(), ...moves.map(({ from }) => from)])])
  if (dirty.length > 0)
    throw new PlainError(
      `These have changes that are not committed, and a rename would be mixed with them. Commit them first, or put them aside with "git stash":\n  ${dirty.join('\n  ')}`,
    )
  for (const [file, text] of texts) await writeFile(`${ROOT}${file}`, text)
  for (const { from, to } of moves) await rename(`${ROOT}${from}`, `${ROOT}${to}`)

  const done = [
    ...moves.map(({ from, to }) => `${from} is ${to} now`),
    ...[...texts.keys()].filter((file) => !moves.some(({ from }) => from === file)).map((file) => `${file} is changed`),
    ...redirected,
  ]
  console.log(`Renamed the ${request.kind} "${request.old}":\n- ${done.join('\n- ')}`)
  const next = 'Look at the change with "git diff", run "npm run check" and "npm run build", and commit it.'
  console.log(`\nWhat is left for you:\n- ${[...left, next].join('\n- ')}`)
})
