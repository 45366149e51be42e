import { describe, expect, it } from 'vitest'
import { rehypeArticleSections } from './rehypeArticleSections.ts'

const text = (value: string) => ({ type: 'text', value })
const heading = (...children: object[]) => ({ type: 'element', tagName: 'h2', properties: { dir: 'ltr' }, children })
const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] }
const file = (sections: unknown) => ({ path: 'x/a.mdx', data: { astro: { frontmatter: { sections } } } })
const MARKS = { section: 'data-part', copyLink: 'data-copy', column: 'data-column' }
const run = (children: object[], sections: unknown) => {
  const tree = { type: 'root', children }
  rehypeArticleSections(MARKS)(tree as never, file(sections))
  return tree.children
}

describe('an article’s headings', () => {
  const em = { type: 'element', tagName: 'em', properties: {}, children: [text('Two ')] }
  const sections = [
    { id: 'intro', label: 'A' },
    { id: 'definition', label: 'B', aliases: ['pain', 'why'] },
  ]
  const before = { type: 'element', tagName: 'p', properties: {}, children: [text('before')] }
  const transformed = () => run([before, heading(text('One')), paragraph, { type: 'text', value: 'h2' }, heading(em), paragraph], sections)

  it('open the section with the id of their place; what follows goes into it, what comes before stays', () => {
    const [first, ...found] = transformed()
    expect(first).toBe(before)
    expect(found).toMatchObject([
      { type: 'element', tagName: 'section', properties: { id: 'intro', ariaLabelledby: 'intro-heading', 'data-part': '' } },
      { type: 'element', tagName: 'section', properties: { id: 'definition', ariaLabelledby: 'definition-heading' } },
    ])
    const children = (found[0] as { children: object[] }).children
    expect(children.slice(1)).toEqual([paragraph, { type: 'text', value: 'h2' }])
  })
  it('keep what they are, and get the id that names the section, and a button that copies the link', () => {
    const [, ...found] = transformed()
    expect((found[0] as { children: object[] }).children[0]).toEqual({
      type: 'element',
      tagName: 'div',
      properties: { className: ['section-heading'] },
      children: [
        { ...heading(text('One')), properties: { dir: 'ltr', id: 'intro-heading' } },
        {
          type: 'element',
          tagName: 'button',
          properties: { type: 'button', 'data-copy': 'intro', className: ['copy-link'], ariaLabel: 'Copy the link to “One”' },
          children: [{ type: 'element', tagName: 'span', properties: { ariaHidden: 'true' }, children: [text('#')] }],
        },
      ],
    })
    expect(JSON.stringify(found[1])).toContain('Copy the link to “Two”')
  })
  it('are named in whole, whatever is set apart in them', () => {
    const [section] = run([heading(text('What '), { ...em, children: [text('early')] }, text(' means'))], [{ id: 'intro', label: 'A' }])
    expect(JSON.stringify(section)).toContain('Copy the link to “What early means”')
  })
  it('are found under the ids of an older outline too', () => {
    const [, ...found] = transformed()
    expect((found[1] as { children: object[] }).children.slice(0, 2)).toMatchObject(
      ['pain', 'why'].map((id) => ({ tagName: 'span', properties: { id, className: ['alias'] }, children: [] })),
    )
  })
})

it('the plugin for an article’s sections leaves an article without headings as it is', () => {
  expect(run([paragraph], [])).toEqual([paragraph])
  expect(run([paragraph], 'none')).toEqual([paragraph])
})
it('the plugin for an article’s sections says in an editor’s words when a heading opens no section', () => {
  const wrong = /^(a\.mdx|The article) has 0 headings with ##, and 1 of them open a section\./
  expect(() => run([heading(text('One'))], [])).toThrow(wrong)
  const tree = () => ({ type: 'root', children: [heading(text('One'))] }) as never
  expect(() => rehypeArticleSections(MARKS)(tree(), { path: 'x/y/a.mdx', data: {} })).toThrow(wrong)
  expect(() => rehypeArticleSections(MARKS)(tree(), { data: {} })).toThrow(/^The article has 0/)
})

describe('a legal text', () => {
  const sections = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const read = (path: string | undefined, marks: Parameters<typeof rehypeArticleSections>[0]) => {
    const tree = { type: 'root', children: [heading(text('Scope')), heading(text('Fees'))] }
    rehypeArticleSections(marks)(tree as never, { ...file(sections), ...(path && { path }) })
    return JSON.stringify(tree)
  }
  const NUMBERED = { ...MARKS, numbered: '/legal' }

  it('has its numbers in the headings’ text, and not in what their buttons copy', () => {
    const json = read('content/documents/legal/terms.mdx', NUMBERED)
    expect(json).toMatch(/\{"type":"text","value":"1\. "\},\{"type":"text","value":"Scope"/)
    expect(json).toMatch(/\{"type":"text","value":"2\. "\},\{"type":"text","value":"Fees"/)
    expect(json).toContain('Copy the link to “Fees”')
  })
  it.each([
    ['of another folder', 'content/blog/legally-speaking.mdx', NUMBERED],
    ['where no folder has numbers', 'content/documents/undefined/terms.mdx', MARKS],
  ])('alone has them: a text %s has none', (_which, path, marks) => expect(read(path, marks)).not.toContain('1. '))
  it('is known by its path alone', () => {
    const tree = { type: 'root', children: [heading(text('Scope'))] }
    rehypeArticleSections(NUMBERED)(tree as never, { data: { astro: { frontmatter: { sections: [{ id: 'a', label: 'A' }] } } } })
    expect(JSON.stringify(tree)).not.toContain('1. ')
  })
})

describe('a table from Markdown', () => {
  type Cell = { tagName: string; properties: { className?: string[] } & Record<string, unknown>; children: object[] }
  const element = (tagName: string, ...children: object[]) => ({ type: 'element', tagName, children })
  /** Adds the line breaks that Markdown leaves between rows and cells. */
  const lines = (tagName: string, ...children: object[]) =>
    element(tagName, text('\n'), ...children.flatMap((child) => [child, text('\n')]))
  const row = (tagName: string, cells: (string | object)[]) =>
    lines('tr', ...cells.map((words) => element(tagName, typeof words === 'string' ? text(words) : words)))
  const table = (head: string[], ...rows: (string | object)[][]) =>
    lines('table', lines('thead', row('th', head)), lines('tbody', ...rows.map((cells) => row('td', cells))))
  /** @returns the table of a section, with its groups, rows and cells */
  const set = (head: string[], ...rows: (string | object)[][]) => {
    const whole = table(head, ...rows)
    run([heading(text('One')), whole], [{ id: 'intro', label: 'A' }])
    const groups = whole.children as Cell[]
    const tableRows = groups.flatMap(({ children }) => children as Cell[])
    return { whole, groups, rows: tableRows, cells: tableRows.map(({ children }) => children as Cell[]) }
  }
  const classesOf = (cells: Cell[][]) => cells.map((row) => row.map(({ properties }) => properties.className))
  const valuesOf = (cells: Cell[][], name: string) => cells.map((row) => row.map(({ properties }) => properties[name]))

  it('is named by the heading above it, of whichever rank', () => {
    const blank = () => element('table')
    const sub = (tagName: string, words: string) => element(tagName, text(words))
    const [first, section] = run(
      [
        blank(),
        heading(text('Costs ')),
        blank(),
        sub('h3', 'By year'),
        blank(),
        sub('h4', 'By site'),
        blank(),
        sub('p', 'Words between'),
        sub('h5', 'A note'),
        { ...blank(), properties: { dir: 'ltr' } },
      ],
      [{ id: 'costs', label: 'Costs' }],
    ) as [Cell, Cell]
    const tables = (section.children as Cell[]).filter(({ tagName }) => tagName === 'table').map(({ properties }) => properties)
    expect(tables).toEqual([
      { ariaLabel: 'Costs' },
      { ariaLabel: 'By year' },
      { ariaLabel: 'By site' },
      { dir: 'ltr', ariaLabel: 'By site' },
    ])
    // No heading precedes it.
    expect(first.properties).toEqual({ ariaLabel: '' })
  })

  it('says which cells name a column or a row', () => {
    const { cells } = set(['When', 'Who'], ['At six', 'The lead'])
    expect(cells.map((row) => row.map(({ tagName }) => tagName))).toEqual([
      ['th', 'th'],
      ['th', 'td'],
    ])
    expect(valuesOf(cells, 'scope')).toEqual([
      ['col', 'col'],
      ['row', undefined],
    ])
  })

  it('keeps its roles where a phone sets its rows as blocks, and each cell knows its column', () => {
    const { groups, rows, cells } = set(['Week', 'What happens ', 'Hours'], ['Week 1', 'The export is read', '12'])
    expect(groups.map(({ properties }) => properties)).toEqual([{ role: 'rowgroup' }, { role: 'rowgroup' }])
    expect(rows.map(({ properties }) => properties)).toEqual([{ role: 'row' }, { role: 'row' }])
    expect(valuesOf(cells, 'role')).toEqual([
      ['columnheader', 'columnheader', 'columnheader'],
      ['rowheader', 'cell', 'cell'],
    ])
    expect(valuesOf(cells, 'data-column')).toEqual([
      [undefined, undefined, undefined],
      [undefined, 'What happens', 'Hours'],
    ])
  })

  it('has its figures on the right, with their head, and brief names in one line; the names of rows are no figures', () => {
    expect(
      classesOf(set(['Week', 'What happens each week', 'Hours'], ['1', 'The export is read', '12'], ['2', '7', '$1,200']).cells),
    ).toEqual([
      [['brief'], undefined, ['figures', 'brief']],
      [['brief'], undefined, ['figures']],
      [['brief'], undefined, ['figures']],
    ])
    const long = classesOf(set(['Week', 'a', 'b', 'c'], ['1', '', '', ''], ['The week after that', '', '', '']).cells)
    expect(long.map(([name]) => name)).toEqual([['brief'], undefined, undefined])
  })

  it('says where a short value stands beside the name of its row on phones', () => {
    const beside = (...rows: [string[], ...string[][]]) =>
      classesOf(set(...rows).cells).map((row) => row.map((names) => names?.includes('beside') ?? false))
    expect(beside(['Event', 'Cost', 'Note'], ['Tardy', '½ point', 'once a day'])).toEqual(Array(2).fill([false, true, false]))
    expect(beside(['Event', 'Cost', 'Note'], ['Tardy', 'half a point, or less', 'once a day'])).toEqual(
      Array(2).fill([false, false, false]),
    )
    // One row has no second cell.
    expect(beside(['Event', 'Cost'], ['Tardy', '½ point'], ['Late'])).toEqual([[false, false], [false, false], [false]])
  })

  it('loses the line breaks between its rows and cells, and no blank between words', () => {
    const words = element('span', element('em', text('one')), text(' '), element('em', text('two')))
    const { whole, cells } = set(['When', 'Who'], ['At six', words])
    expect(JSON.stringify(whole)).not.toContain('\\n')
    expect(cells.map((row) => row.length)).toEqual([2, 2])
    expect(cells[1]?.[1]?.children).toEqual([words])
    expect(words.children).toHaveLength(3)
  })
  it('keeps words that stand where none should', () => {
    const whole = element('table', element('tbody', text('typed'), row('td', ['At six'])))
    run([heading(text('One')), whole], [{ id: 'intro', label: 'A' }])
    expect(JSON.stringify(whole)).toContain('typed')
  })

  it('may have rows that are too long, too short, or empty', () => {
    const { cells } = set(['Week', 'Hours'], ['1', '12', 'more'], ['2'], [])
    expect(valuesOf(cells, 'data-column')).toEqual([[undefined, undefined], [undefined, 'Hours', ''], [undefined], []])
    // An empty cell is not a figure, and a column without a name has no kind.
    expect(classesOf(cells)).toEqual([[['brief'], ['brief']], [['brief'], undefined, undefined], [['brief']], []])
  })
})
