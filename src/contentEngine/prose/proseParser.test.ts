import { rmSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { readProse, recmaProseData, toRenderedField } from './proseData.ts'
import { createProseParser } from './proseParser.ts'

const read = createProseParser(proseTags, { section: 'data-section', copyLink: 'data-copy', column: 'data-column', numbered: '/legal' })
const proseOf = async (text: string, sections: object[] = [], file = 'blog/a.mdx') =>
  readProse(toRenderedField(await read({ file, text, sections })))
const paragraph = (...children: unknown[]) => ({ name: 'p', attributes: {}, children })

describe('the reader of prose', () => {
  it('returns HTML, and components by their names with their props', async () =>
    expect(await proseOf('A "word" & *more*.\n\n<Faq question="Why?" group="a">\n\nFor **this**.\n\n</Faq>')).toEqual([
      { html: '<p>A “word” &#x26; <em>more</em>.</p>\n' },
      { name: 'Faq', attributes: { question: 'Why?', group: 'a' }, children: [{ html: '<p>For <strong>this</strong>.</p>' }] },
    ]))
  it('keeps text beside a component as text, and nests what holds one', async () =>
    expect(await proseOf('A & b <Picture src={"x"} decorative /> of <br/> it')).toEqual([
      paragraph('A & b ', { name: 'Picture', attributes: { src: 'x', decorative: true }, children: [] }, ' of ', { html: '<br> it' }),
    ]))
  it('makes a table a component, and its heading a section', async () => {
    const [section] = await proseOf('## Hours\n\n| a | b |\n|---|---|\n| c | d |\n', [{ id: 'hours', label: 'Hours' }])
    expect(section).toMatchObject({ name: 'section', attributes: { id: 'hours', 'data-section': '' } })
    expect(JSON.stringify(section)).toMatch(/"name":"table","attributes":\{"aria-label":"Hours"\}/)
  })
  it('refuses a heading inside a tag, which opens no section', async () =>
    await expect(proseOf('<Callout title="A">\n\n## Hours\n\n</Callout>', [{ id: 'a', label: 'Hours' }])).rejects.toThrow(
      /has 1 headings with ##, and 0 of them open a section\. Inside a tag.*write ###/,
    ))
  it('numbers the sections of legal texts', async () => {
    const written = async (file: string) => JSON.stringify(await proseOf('## Hours\n\nText.', [{ id: 'a', label: 'Hours' }], file))
    expect(await written('documents/legal/a.mdx')).toContain('>1. Hours<')
    expect(await written('documents/support/a.mdx')).not.toContain('1. Hours')
  })
  it('draws code in a block of its own, without colors, which the policy would block', async () =>
    expect(await proseOf('```js\nlet a\n```')).toEqual([
      { name: 'pre', attributes: {}, children: [{ html: '<code class="language-js">let a\n</code>' }] },
    ]))
  it('leaves comments out, and takes a text without words for empty', async () => {
    expect(await proseOf('{/* Later. */}')).toEqual([])
    expect(await proseOf('\n\n')).toEqual([])
  })
  it.each([
    ['a calculation', '<Chart id={1 + 1} />', /in straight quotes: <Chart id="…">/],
    ['attributes of code', '<Chart {...more} />', /in straight quotes: <Chart name="…">/],
    ['code between words', 'It is {1 + 1}.', /A text has no code\./],
    ['a tag without an end', 'Line\n\n<Faq question="Why?">', /closing tag.*<Faq>/],
    ['a note beside nothing', '<SideNote>Note.</SideNote>', /<SideNote> stands right below/],
  ])('refuses %s', async (_what, text, message) => await expect(proseOf(text)).rejects.toThrow(message))
})

it('a program of MDX that is written in another way stops the build: otherwise its text would be lost', () => {
  const program = { body: [{ type: 'FunctionDeclaration', id: { type: 'Identifier', name: 'MDXContent' } }] }
  const file = { data: { astro: { frontmatter: {} } } }
  expect(() => recmaProseData()(program, file)).toThrow(/has no function _createMdxContent/)
})

describe('the prose of an entry', () => {
  it('is kept with it, and an entry that has none gives none', () => {
    const prose = [{ html: '<p>a</p>' }]
    expect(readProse(toRenderedField({ prose }))).toBe(prose)
    expect(readProse(toRenderedField(undefined))).toEqual([])
  })
  it('is a file of the cache in a build, since entries stand in memory several times', async () => {
    vi.stubEnv('BUILD_INTO', 'dist')
    const kept = await read({ file: 'blog/a.mdx', text: 'Text of a test.', sections: [] })
    vi.unstubAllEnvs()
    if (!('file' in kept)) throw new Error('It is kept in memory.')
    expect(readProse(toRenderedField(kept))).toEqual([paragraph({ html: 'Text of a test.' })])
    rmSync(kept.file)
  })
})
