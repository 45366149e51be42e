import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { createProseParser } from '../prose/proseParser.ts'
import { parseProse } from './entryProse.ts'

const folder = mkdtempSync(join(tmpdir(), 'prose-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'a.mdx')
const place = relative(process.cwd(), file)
const reader = createProseParser(proseTags, { section: 'a', copyLink: 'b', column: 'c' })
const read = (body: string, sections: object[] = [], numbers?: object) => {
  writeFileSync(file, `---\ntitle: A\n---\n${body}`)
  return parseProse(file, { sections, numbers }, new Map([['claim:languages', '150+']]), reader)
}

describe('the prose of an entry', () => {
  it('has the values of its tokens, and nothing of the fields above it', async () =>
    expect(await read('In {claim:languages}.\n')).toEqual({
      stored: { prose: [{ name: 'p', attributes: {}, children: [{ html: 'In 150+.' }] }] },
      problems: [],
    }))
  it('has the numbers of its own fields', async () =>
    expect(JSON.stringify(await read('All {number:calls} calls.\n', [], { calls: 1200 }))).toContain('All 1,200 calls.'))
  it('says file and line of what MDX cannot read', async () =>
    expect(await read('Text.\n\nA brace { alone\n')).toEqual({
      problems: [expect.stringMatching(`^${RegExp.escape(place)}, line 6: Unexpected end of file in expression`)],
    }))
  it('says file and line of a link that leads where none may', async () =>
    expect((await read('Text.\n\nSee [it](http://www.dol.gov).\n')).problems).toEqual([
      expect.stringMatching(`^${RegExp.escape(place)}, line 6: "http://www\\.dol\\.gov" is not encrypted`),
    ]))
  it('says the file of what fits nothing else in it', async () =>
    expect((await read('## A\n')).problems).toEqual([expect.stringMatching(`^${RegExp.escape(place)}: a\\.mdx has 0 headings`)]))
  it('has nothing of the ids of its headings', async () =>
    expect(JSON.stringify(await read('## A {#a label="B"}\n', [{ id: 'a', label: 'B' }]))).toMatch(/>A<\/h2>.*"problems":\[\]/))
})
