/** How files name each other (docs/code-style.md): with their ending, from the root across folders, from the file within one. */
import { existsSync, globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, readImports } from './imports.ts'

/** @returns the folder in which files are neighbors: a room of sections, a runtime of lib, another folder of src, or a program */
const neighborhoodOf = (file: string) => /^src\/(sections|lib)\/[^/]+|^src\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0]

const isFar = (file: string, to: string) =>
  neighborhoodOf(file) !== neighborhoodOf(to) || relative(dirname(file), to).replaceAll('\\', '/').startsWith('../../../')

/** @returns what is wrong with an import, with its cure */
function importPathProblems({ file, to, written }: Pick<Import, 'file' | 'to' | 'written'>): string[] {
  if (!/\.\w+(\?.*)?$/.test(written)) return [`${file}: name ${written} with its ending`]
  if (isFar(file, to)) return written.startsWith('#') ? [] : [`${file}: write ${written} from the root, as "#${to}" with its ending`]
  return written.startsWith('#') ? [`${file}: ${written} is near: write it from this file, with "./" or "../"`] : []
}

describe('an import', () => {
  const found = globSync('{src,server,scripts,tests}/**/*.{ts,tsx,astro,mjs}')
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => readImports(file, '.'))
    // Tests quote imports of files that are none; what lies beside these folders has no name from the root.
    .filter(({ to }) => /^(src|server|scripts|tests)\//.test(to) && ['', '.ts', '.tsx'].some((ending) => existsSync(to + ending)))
  it('is found where files are', () =>
    expect(found).toEqual(
      expect.arrayContaining([expect.objectContaining({ file: 'src/pages/index.astro', to: 'src/registry/readPage' })]),
    ))
  // Node runs what server and commands import as it is, and finds no file without its ending.
  it('names its file with its ending, from the root across folders, and from the file within one', () =>
    expect(found.flatMap(importPathProblems)).toEqual([]))
  it.each([
    ['src/sections/faq/FaqList.tsx', '../../ui/Card.tsx', 1],
    ['src/sections/faq/FaqList.tsx', '../blog/Card.tsx', 1],
    ['src/sections/faq/FaqList.tsx', './Question', 1],
    ['src/sections/faq/FaqList.tsx', './Question.tsx', 0],
    ['src/sections/faq/FaqList.tsx', '#src/sections/faq/Question.tsx', 1],
    ['src/lib/build/feeds/feed.ts', '#src/lib/anywhere/time/days.ts', 0],
    ['src/lib/build/a/b/c/d.ts', '../../../e/f.ts', 1],
    ['src/lib/build/a/b/c/d.ts', '#src/lib/build/e/f.ts', 0],
    ['scripts/build.ts', '../src/site/site.ts', 1],
    ['server/leads/store/outbox.ts', '../lead.ts', 0],
  ])('of %s that says %s has %i problems', (file, written, count) => {
    const to = written.startsWith('#') ? written.slice(1) : join(dirname(file), written)
    expect(importPathProblems({ file, to, written })).toHaveLength(count)
  })
})
