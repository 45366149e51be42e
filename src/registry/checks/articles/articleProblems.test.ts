import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readArticleProblems } from './articleProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'articles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const problemsOf = (draft: boolean) => {
  const filePath = join(folder, 'rules.mdx')
  const title = 'Twelve rules'
  writeFileSync(filePath, `---\ntitle: ${title}\nsums: ["2 + 2 = 5"]\n---\nNone of them yet.\n`)
  const data = { title, description: '', excerpt: '', draft, sums: ['2 + 2 = 5'], charts: [] }
  return readArticleProblems({ id: 'rules', filePath, data }, { tokens: new Map(), places: [] })
}
const wrongSum = expect.stringContaining('2 + 2')
const unkeptPromise = expect.stringMatching(/rules\.mdx, line 2.*title: this says 12/)

it('an article has to keep what its title announces, and a draft only has to add up', () => {
  expect(problemsOf(false)).toEqual(expect.arrayContaining([wrongSum, unkeptPromise]))
  expect(problemsOf(true)).toEqual([wrongSum])
})
