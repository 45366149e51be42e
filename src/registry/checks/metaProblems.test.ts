import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { metaProblems } from './metaProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = (name: string) => `${name}: what the page is about, for whom it is written, and what a reader can do afterward.`
function pageWith(path: string, title: string, description = words(title)) {
  const filePath = join(folder, `${path.slice(1)}.yaml`)
  writeFileSync(filePath, `name: x\nmeta:\n  title: ${title}\n  description: ${JSON.stringify(description)}\n`)
  return { path, title, description, source: { id: path, filePath, data: { name: 'x', meta: { title, description } } } }
}

it('points to the title itself, whatever stands above it that it begins with', () => {
  const page = pageWith('/a', 'Shift swaps, and whatever else people agree on among them')
  const source = { ...page.source, data: { name: 'Shift swaps', meta: { title: page.title } } }
  expect(metaProblems([{ ...page, source }], [])).toEqual([expect.stringMatching(/a\.yaml, line 3, meta › title: The title of \/a is/)])
})

describe('the check of titles and descriptions', () => {
  it('has nothing to say of pages that differ', () =>
    expect(metaProblems([pageWith('/a', 'One title'), pageWith('/b', 'Another')], ['Noor'])).toEqual([]))
  it('tells the second page of a title or a description, on its line, which page has it already', () => {
    const [a, b, c] = [pageWith('/a', 'One title'), pageWith('/b', 'One title', words('Other')), pageWith('/c', 'Third', words('Other'))]
    expect(metaProblems([a, b, c], [])).toEqual([
      expect.stringMatching(/b\.yaml, line 3, meta › title: The page \/a has the same title/),
      expect.stringMatching(/c\.yaml, line 4, meta › description: The page \/b has the same description/),
    ])
  })
  it('tells a third page of the first, as the second', () =>
    expect(
      metaProblems(
        ['/a', '/b', '/c'].map((path) => pageWith(path, 'One title', words(path))),
        [],
      ),
    ).toEqual([expect.stringMatching(/b\.yaml, .*The page \/a has/), expect.stringMatching(/c\.yaml, .*The page \/a has/)]))
  it('takes neither a few letters nor other words for the part that a title has of an entry', () => {
    const page = pageWith('/a', 'PTO rules, and whatever else there is of them in articles')
    const source = { ...page.source, data: { icon: 'calendar', short: 'PTO', name: 'PTO rules' } }
    expect(metaProblems([{ ...page, source }], [])).toEqual([expect.stringMatching(/a\.yaml, line 1, name: The title of \/a is/)])
  })
  it('finds the part of a title that an entry has, and a page without one by its address', () => {
    const tag = { path: '/tag', title: 'Compliance articles, and whatever else there is of it', description: words('Tag') }
    const source = pageWith('/tags', 'Compliance').source
    expect(metaProblems([{ ...tag, source }], [])).toEqual([
      expect.stringMatching(/tags\.yaml, line 3, meta › title: The title of \/tag is .*more than the 49/),
    ])
    expect(metaProblems([{ ...tag, source: undefined }], [])).toEqual([expect.stringMatching(/^\/tag: The title of \/tag is/)])
  })
  it('tells of a description that is not shown as it is', () =>
    expect(metaProblems([pageWith('/a', 'One title', 'Short.')], [])).toEqual([
      expect.stringMatching(/line 4, meta › description: .* needs 70 to 160 characters/),
    ]))
  it.each([
    [10, 69, /description of \/a needs 70/],
    [10, 161, /description of \/a needs 70 to 160/],
    [50, 70, /more than the 49/],
  ])('tells of one character too few or too many: a title of %i with a description of %i', (title, description, problem) =>
    expect(metaProblems([pageWith('/a', 'x'.repeat(title), 'x'.repeat(description))], [])).toEqual([expect.stringMatching(problem)]),
  )
  it.each([70, 160])('has nothing to say of the longest title and a description of %i characters', (length) =>
    expect(metaProblems([pageWith('/a', 'x'.repeat(49), 'x'.repeat(length))], [])).toEqual([]),
  )
  it('asks for the word beside a sample, which has no small print in search results', () => {
    const said = (description: string) => metaProblems([pageWith('/a', 'One title', description)], ['Noor Haddad'])
    expect(said(words('Noor Haddad'))).toEqual([expect.stringMatching(/“Noor Haddad” is a sample/)])
    expect(said(words('Noor Haddad (sample)'))).toEqual([])
  })
})
