import { describe, expect, it } from 'vitest'
import { articleSections } from './articleSections'

const text = (value: string) => ({ type: 'text', value })
const heading = (...children: object[]) => ({ type: 'element', tagName: 'h2', properties: { dir: 'ltr' }, children })
const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] }
const file = (sections: unknown) => ({ path: 'x/a.mdx', data: { astro: { frontmatter: { sections } } } })
const run = (children: object[], sections: unknown) => {
  const tree = { type: 'root', children }
  articleSections({ section: 'data-part', copyLink: 'data-copy', column: 'data-column' })(tree as never, file(sections))
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
  it('are found under the ids of an older outline too', () => {
    const [, ...found] = transformed()
    expect((found[1] as { children: object[] }).children.slice(0, 2)).toMatchObject(
      ['pain', 'why'].map((id) => ({ tagName: 'span', properties: { id, className: ['alias'] }, children: [] })),
    )
  })
})

it('leaves an article without headings as it is', () => {
  expect(run([paragraph], [])).toEqual([paragraph])
  expect(run([paragraph], 'none')).toEqual([paragraph])
})
it('says in an editor’s words when headings and sections differ', () => {
  const wrong = /^(a\.mdx|The article) has 1 "##" headings, but "sections" in its frontmatter lists 0\. Each heading is one section/
  expect(() => run([heading(text('One'))], [])).toThrow(wrong)
  const tree = () => ({ type: 'root', children: [heading(text('One'))] }) as never
  expect(() =>
    articleSections({ section: 'data-part', copyLink: 'data-copy', column: 'data-column' })(tree(), { path: 'x/y/a.mdx', data: {} }),
  ).toThrow(wrong)
  expect(() => articleSections({ section: 'data-part', copyLink: 'data-copy', column: 'data-column' })(tree(), { data: {} })).toThrow(
    /^The article has 1/,
  )
})

describe('a legal text', () => {
  const legal = {
    path: 'content/documents/legal/terms.mdx',
    data: {
      astro: {
        frontmatter: {
          sections: [
            { id: 'a', label: 'A' },
            { id: 'b', label: 'B' },
          ],
        },
      },
    },
  }
  const tree = { type: 'root', children: [heading(text('Scope')), heading(text('Fees'))] }
  articleSections({ section: 'data-part', copyLink: 'data-copy', column: 'data-column', numbered: '/legal' })(tree as never, legal)
  const json = JSON.stringify(tree)
  it('has its numbers in the headings’ text, and not in what their buttons copy', () => {
    expect(json).toMatch(/"value":"1\. "\},\{"type":"text","value":"Scope"/)
    expect(json).toMatch(/"value":"2\. "\},\{"type":"text","value":"Fees"/)
    expect(json).toContain('Copy the link to “Fees”')
  })
})

it('a table from Markdown is named by the heading above it', () => {
  const table = () => ({ type: 'element', tagName: 'table', properties: {}, children: [] })
  const [section] = run(
    [heading(text('Costs')), table(), { type: 'element', tagName: 'h3', children: [text('By year')] }, table()],
    [{ id: 'costs', label: 'Costs' }],
  ) as { children: { tagName: string; properties?: object }[] }[]
  const tables = section?.children.filter((child) => child.tagName === 'table').map((child) => child.properties)
  expect(tables).toEqual([{ ariaLabel: 'Costs' }, { ariaLabel: 'By year' }])
})

it('tables say which cells name a column or a row', () => {
  const cell = (tagName: string, value: string) => ({ type: 'element', tagName, properties: {}, children: [text(value)] })
  const part = (tagName: string, ...cells: object[]) => ({
    type: 'element',
    tagName,
    children: [{ type: 'element', tagName: 'tr', children: cells }],
  })
  const table = {
    type: 'element',
    tagName: 'table',
    children: [part('thead', cell('th', 'When'), cell('th', 'Who')), part('tbody', cell('td', 'At six'), cell('td', 'The lead'))],
  }
  run([heading(text('One')), table], [{ id: 'intro', label: 'A' }])
  const cells = table.children.flatMap(({ children }) => (children[0] as { children: object[] }).children)
  expect(cells).toMatchObject([
    { tagName: 'th', properties: { scope: 'col' } },
    { tagName: 'th', properties: { scope: 'col' } },
    { tagName: 'th', properties: { scope: 'row' } },
    { tagName: 'td', properties: {} },
  ])
})

describe('a table of figures', () => {
  const cell = (tagName: string, value: string) => ({ type: 'element', tagName, properties: {}, children: [text(value)] })
  const row = (...cells: object[]) => ({ type: 'element', tagName: 'tr', children: cells })
  const head = row(cell('th', 'Week'), cell('th', 'What happens'), cell('th', 'Hours'))
  const body = row(cell('td', 'Week 1'), cell('td', 'The export is read'), cell('td', '12'))
  const group = (tagName: string, child: object) => ({ type: 'element', tagName, children: [child] })
  run(
    [heading(text('One')), { type: 'element', tagName: 'table', children: [group('thead', head), group('tbody', body)] }],
    [{ id: 'intro', label: 'A' }],
  )

  it('keeps its roles where a phone sets its rows as blocks, and each cell knows its column', () => {
    expect(body).toMatchObject({
      properties: { role: 'row' },
      children: [
        { properties: { role: 'rowheader' } },
        { properties: { role: 'cell', 'data-column': 'What happens' } },
        { properties: { role: 'cell', 'data-column': 'Hours' } },
      ],
    })
    expect(head.children.map((each) => (each as { properties: object }).properties)).toMatchObject(Array(3).fill({ role: 'columnheader' }))
  })
  it('has its figures on the right and its brief names in one line', () => {
    const classes = body.children.map((each) => (each as { properties: { className?: string[] } }).properties.className)
    expect(classes).toEqual([['brief'], undefined, ['figures']])
  })
  it('says where a short value stands beside the name of its row on phones', () => {
    const prices = [
      row(cell('th', 'Event'), cell('th', 'Cost'), cell('th', 'Note')),
      row(cell('td', 'Tardy'), cell('td', '½ point'), cell('td', 'once a day')),
    ]
    const [names, values] = prices as [object, object]
    run(
      [heading(text('One')), { type: 'element', tagName: 'table', children: [group('thead', names), group('tbody', values)] }],
      [{ id: 'intro', label: 'A' }],
    )
    const classes = prices.map(({ children }) =>
      children.map((each) => (each as { properties: { className?: string[] } }).properties.className),
    )
    expect(classes.map((cells) => cells.map((names) => names?.includes('beside') ?? false))).toEqual(Array(2).fill([false, true, false]))
  })
})
