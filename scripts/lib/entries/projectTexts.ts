/** The project's files, for commands that change an entry everywhere at once. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { runProgram } from '../processes/runProgram.ts'
import { PlainError, ROOT } from '../project.ts'

/** Files that may name an entry, by their path in the project. */
export type ProjectTexts = ReadonlyMap<string, string>

/** Files that may name an entry. Requirements are left out, because they stay as they were agreed. */
const FILES = ['src/**/*.{ts,tsx,astro,css,yaml,mdx,json}', '{scripts,server,tests}/**/*.{ts,yaml}', '*.md', 'docs/**/*.md']
const isUnchanged = (file: string) => file.startsWith('docs/requirements/')

/** @returns the text of every file that may name an entry, also of those that Git does not know */
export async function readProjectTexts(): Promise<ProjectTexts> {
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => !isUnchanged(file))
  return new Map(await Promise.all(files.toSorted().map(async (file) => [file, await readFile(`${ROOT}${file}`, 'utf8')] as const)))
}

/** Changes the file with a path, or all files whose paths match. Paths are those before the command. */
export type ChangeTexts = (where: string | RegExp | undefined, by: (text: string, file: string) => string) => void

/** @returns a copy of the project, and a function that changes it */
export function createChangeableTexts(project: ProjectTexts): { texts: Map<string, string>; change: ChangeTexts } {
  const texts = new Map(project)
  const change: ChangeTexts = (where, by) => {
    for (const [file, text] of texts) if (where instanceof RegExp ? where.test(file) : where === file) texts.set(file, by(text, file))
  }
  return { texts, change }
}

/** @returns the texts that differ from the project's */
export const findChangedTexts = (texts: ProjectTexts, project: ProjectTexts): Map<string, string> =>
  new Map([...texts].filter(([file, text]) => project.get(file) !== text))

/**
 * Refuses to change files with uncommitted changes. Outside of a checkout it does nothing.
 * @param change the command's change, for the message: "a rename"
 * @param untracked 'all' if Git must know the files as well, because a file that is deleted has no other copy
 * @throws PlainError with the changed files
 */
export async function checkCommitted(files: Iterable<string>, change: string, untracked: 'no' | 'all'): Promise<void> {
  const { code, output } = await runProgram('git', ['status', '--porcelain', `--untracked-files=${untracked}`, '--', ...new Set(files)])
  const dirty = code === 0 ? output.split('\n').flatMap((line) => line.slice(3) || []) : []
  if (dirty.length > 0)
    throw new PlainError(
      `These have changes that are not committed, and ${change} would be mixed with them. Commit them first, or put them aside with "git stash":\n  ${dirty.join('\n  ')}`,
    )
}
