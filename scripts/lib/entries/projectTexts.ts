/** The project's files as commands read them that change an entry everywhere at once. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { runProgram } from '../processes/runProgram.ts'
import { PlainError, ROOT } from '../project.ts'

/** Files that a name may stand in, by their path from the project's root. */
export type ProjectTexts = ReadonlyMap<string, string>

/** Where a name may stand. Requirements stay as they were agreed on. */
const FILES = ['src/**/*.{ts,tsx,astro,css,yaml,mdx,json}', '{scripts,server,tests}/**/*.{ts,yaml}', '*.md', 'docs/**/*.md']
const isLeftAsIs = (file: string) => file.startsWith('docs/requirements/')

export async function readProjectTexts(): Promise<ProjectTexts> {
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => !isLeftAsIs(file))
  return new Map(await Promise.all(files.toSorted().map(async (file) => [file, await readFile(`${ROOT}${file}`, 'utf8')] as const)))
}

/** Changes one file, or those whose paths fit, by the path that they have before. */
export type ChangeTexts = (where: string | RegExp | undefined, by: (text: string, file: string) => string) => void

/** @returns a copy of the project to change, and how */
export function changeableTexts(project: ProjectTexts): { texts: Map<string, string>; change: ChangeTexts } {
  const texts = new Map(project)
  const change: ChangeTexts = (where, by) => {
    for (const [file, text] of texts) if (where instanceof RegExp ? where.test(file) : where === file) texts.set(file, by(text, file))
  }
  return { texts, change }
}

/** @returns those of the texts that differ from what the project has */
export const changedTexts = (texts: ProjectTexts, project: ProjectTexts): Map<string, string> =>
  new Map([...texts].filter(([file, text]) => project.get(file) !== text))

/**
 * Outside of a checkout nothing is known.
 * @param change what it is that would be mixed with them: "a rename"
 * @param untracked whether Git has to know the files as well: of one that is deleted, it has the only copy
 * @throws PlainError with those of the files that have changes of somebody's own
 */
export async function checkCommitted(files: Iterable<string>, change: string, untracked: 'no' | 'all'): Promise<void> {
  const { code, output } = await runProgram('git', ['status', '--porcelain', `--untracked-files=${untracked}`, '--', ...new Set(files)])
  const dirty = code === 0 ? output.split('\n').flatMap((line) => line.slice(3) || []) : []
  if (dirty.length > 0)
    throw new PlainError(
      `These have changes that are not committed, and ${change} would be mixed with them. Commit them first, or put them aside with "git stash":\n  ${dirty.join('\n  ')}`,
    )
}
