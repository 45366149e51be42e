import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { headProblems } from './headProblems'

const folder = mkdtempSync(join(tmpdir(), 'heads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = (name: string) => `${name}: what the page is about, for whom it is written, and what a reader can do afterward.`
function head(path: string, title: string, description = words(title)) {
  const filePath = join(folder, `${path.slice(1)}.yaml`)
  writeFileSync(filePath, `name: x\nmeta:\n  title: ${title}\n  description: ${JSON.stringify(description)}\n`)
  return { path, title, description, source: { id: path, filePath, data: { name: 'x', meta: { title, description } } } }
}

it('has nothing to say of pages that differ', () =>
  expect(headProblems([head('/a', 'One title'), head('/b', 'Another')], ['Noor'])).toEqual([]))
it('tells the second page of a title or a description, on its line, which page has it already', () => {
  const [a, b, c] = [head('/a', 'One title'), head('/b', 'One title', words('Other')), head('/c', 'Third', words('Other'))]
  expect(headProblems([a, b, c], [])).toEqual([
    expect.stringMatching(/b\.yaml, line 3, meta › title: The page \/a has the same title/),
    expect.stringMatching(/c\.yaml, line 4, meta › description: The page \/b has the same description/),
  ])
})
it('finds the part of a title that an entry has, and a page without one by its address', () => {
  const tag = { path: '/tag', title: 'Compliance articles, and whatever else there is of it', description: words('Tag') }
  const source = head('/tags', 'Compliance').source
  expect(headProblems([{ ...tag, source }], [])).toEqual([
    expect.stringMatching(/tags\.yaml, line 3, meta › title: The title of \/tag is .*more than the 49/),
  ])
  expect(headProblems([{ ...tag, source: undefined }], [])).toEqual([expect.stringMatching(/^\/tag: The title of \/tag is/)])
})
it('tells of a description that is not shown as it is', () =>
  expect(headProblems([head('/a', 'One title', 'Short.')], [])).toEqual([
    expect.stringMatching(/line 4, meta › description: .* needs 70 to 160 characters/),
  ]))
it('asks for the word beside a sample, which has no small print in search results', () => {
  const said = (description: string) => headProblems([head('/a', 'One title', description)], ['Noor Haddad'])
  expect(said(words('Noor Haddad'))).toEqual([expect.stringMatching(/“Noor Haddad” is a sample/)])
  expect(said(words('Noor Haddad (sample)'))).toEqual([])
})
