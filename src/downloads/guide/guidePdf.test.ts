import { describe, expect, it } from 'vitest'
import { type Pdf, parsePdf } from '#tests/lib/pdf.ts'
import { drawGuidePdf, type Guide } from './guidePdf.ts'

const LONG_TEXT = `${'A sentence of several words that goes on and on over the edge of the line. '.repeat(6)}The end.`
const style = {
  // A font without kerning, whose pairs would take most of the time of these tests.
  fonts: { display: 'Courier-Bold', text: 'Courier', bold: 'Courier-Bold' },
  colors: {
    deck: '#111111',
    deck2: '#222222',
    signal: '#ffaa00',
    go: '#00ff00',
    ink: '#000000',
    paper: '#ffffff',
    white: '#ffffff',
    muted: '#777777',
    onDeck2: '#cccccc',
  },
  brand: 'A brand',
  origin: 'https://brand.example',
  footer: 'What stands below.',
  contents: 'Contents',
  contacts: [
    { label: '(312) 555-0100', href: 'tel:+13125550100' },
    { label: 'brand.example', href: 'https://brand.example/' },
  ],
}
const guide: Guide = {
  title: 'Locks & keys',
  subtitle: 'What is <in> it',
  audience: 'For whom',
  board: { caption: 'A sample', rows: [{ time: '07:00', role: 'Welder', status: 'Covered', isCovered: true }] },
  chapters: [
    {
      title: 'First',
      blocks: [
        { kind: 'text', text: LONG_TEXT },
        { kind: 'figures', items: [{ value: '45%', label: 'less absence' }] },
        { kind: 'list', items: ['one', 'two'] },
      ],
    },
    {
      title: 'Second',
      blocks: [
        { kind: 'heading', text: 'Under it' },
        { kind: 'table', columnHeadings: ['Event', 'Points'], rows: [['Tardy', '0.5']] },
        { kind: 'titledTexts', items: [{ title: 'A titled text', text: 'Of words.' }] },
        { kind: 'links', items: [{ label: 'More', href: '/a' }] },
        { kind: 'callout', tone: 'law', label: 'The law', text: 'It says so.' },
        { kind: 'checklist', items: ['three', 'four'] },
        { kind: 'steps', items: [{ title: 'Step', text: 'Walk.' }] },
        { kind: 'rail', items: [{ when: '4:12', title: 'A call', text: 'Comes in.' }] },
        { kind: 'chart', title: 'Bars', unit: 'in all', most: 4, bars: [{ label: 'One', value: 3 }] },
        {
          kind: 'example',
          label: 'Sample',
          title: 'A sum',
          text: 'Of two.',
          columnHeadings: ['Step', 'How', 'Result'],
          lines: [
            { id: 'a', label: 'Given', value: 2 },
            { id: 'b', label: 'Made', is: 'a × 2' },
          ],
          note: 'It is {b}.',
        },
      ],
    },
  ],
}
const readDrawnGuide = async (from: Guide = guide): Promise<Pdf> => parsePdf(await drawGuidePdf(from, style))
const textsTagged = (pdf: Pdf, tag: string) => pdf.elements.filter((element) => element.tag === tag).map(({ text }) => text)

it('a guide’s PDF has as many pages as it should, or says so', async () => {
  await expect(drawGuidePdf(guide, style, { min: 1, max: 20 })).resolves.toBeDefined()
  await expect(drawGuidePdf(guide, style, { min: 20, max: 30 })).rejects.toThrow(/has \d+ pages, and 20 to 30 are read\. Write more/)
  await expect(drawGuidePdf(guide, style, { min: 1, max: 1 })).rejects.toThrow('Shorten it.')
})
it('a guide’s PDF is the same bytes every time', async () => {
  expect(Buffer.compare(await drawGuidePdf(guide, style), await drawGuidePdf(guide, style))).toBe(0)
})
it('a guide’s PDF is marked, and says its language and title, in its metadata too', async () => {
  const pdf = await readDrawnGuide()
  expect(pdf).toMatchObject({ isMarked: true, language: 'en-US', showsTitle: true, title: 'Locks & keys – A brand' })
  const described = [...pdf.metadata.matchAll(/<rdf:li[^>]*>(.*?)<\/rdf:li>/g)].map((match) => match[1])
  expect(described).toEqual(['Locks &#38; keys – A brand', 'A brand', 'What is &#60;in&#62; it'])
})
it('a guide’s PDF keeps every word and every space, also where a line or a look ends', async () => {
  const pdf = await readDrawnGuide()
  expect(textsTagged(pdf, 'P')).toEqual(expect.arrayContaining([LONG_TEXT, '45% less absence', 'What is <in> it']))
  expect(textsTagged(pdf, 'LBody')).toEqual(['one', 'two', 'More brand.example/a', 'three', 'four', 'Step Walk.', 'A call Comes in.'])
  expect(textsTagged(pdf, 'Lbl')).toEqual(['1', '4:12 '])
})
it('a guide’s PDF has one title, and headings below it without a gap', async () => {
  const pdf = await readDrawnGuide()
  const headings = pdf.elements.filter(({ tag }) => /^H\d$/.test(tag)).map(({ tag, text }) => `${tag} ${text}`)
  expect(headings).toEqual(['H1 Locks & keys', 'H2 First', 'H2 Second', 'H3 Under it', 'H3 A titled text', 'H3 A sum'])
})
it('a guide’s PDF has a bookmark for each chapter, on its page', async () => {
  expect((await readDrawnGuide()).bookmarks).toEqual([
    { title: 'First', page: 2 },
    { title: 'Second', page: 3 },
  ])
})
it('a guide’s PDF has tables whose header cells say what they head', async () => {
  const pdf = await readDrawnGuide()
  expect(textsTagged(pdf, 'TH')).toEqual(['Event', 'Points', 'Tardy', 'Step', 'How', 'Result', 'Given', 'Made'])
  expect(pdf.scopes).toEqual(['Column', 'Column', 'Row', 'Column', 'Column', 'Column', 'Row', 'Row'])
  expect(textsTagged(pdf, 'TD')).toEqual(['0.5', 'given', '2', '2 × 2', '4'])
})
it('a guide’s PDF has links that stand in the tag tree and say in words where they lead', async () => {
  const pdf = await readDrawnGuide()
  expect(pdf.links.filter(({ url }) => url)).toEqual([
    { url: 'tel:+13125550100', contents: '(312) 555-0100', isTagged: true },
    { url: 'https://brand.example/', contents: 'brand.example', isTagged: true },
    { url: 'https://brand.example/a', contents: 'brand.example/a', isTagged: true },
  ])
  expect(textsTagged(pdf, 'Link')).toEqual(['First 2', 'Second 3', '(312) 555-0100', 'brand.example', 'brand.example/a'])
})
it('a guide’s PDF tells in words what its pictures show', async () => {
  const figures = (await readDrawnGuide()).elements.filter(({ tag }) => tag === 'Figure')
  expect(figures.map(({ alt }) => alt)).toEqual(['07:00, Welder, Covered', 'Bars, in all. One: 3.'])
  expect(figures[0]?.text).toBe('07:00 Welder Covered')
})
it('a guide’s PDF says what a worked example comes to', async () => {
  expect(textsTagged(await readDrawnGuide(), 'P')).toContain('It is 4.')
})
it('a guide’s PDF lists on the cover the page on which each chapter begins', async () => {
  const pdf = await readDrawnGuide()
  expect(textsTagged(pdf, 'TOCI')).toEqual(pdf.bookmarks.map(({ title, page }) => `${title} ${page}`))
  const chapters = pdf.bookmarks.map(({ title, page }) => ({ url: '', page, contents: title, isTagged: true }))
  expect(pdf.links.filter(({ url }) => !url)).toEqual(chapters)
})
describe('where a page ends', () => {
  const guideWith = (count: number): Guide => ({
    ...guide,
    chapters: [
      {
        title: 'Long',
        blocks: [
          { kind: 'list', items: Array.from({ length: count }, (_, index) => `Item ${index}`) },
          { kind: 'heading', text: 'Heading' },
          {
            kind: 'table',
            columnHeadings: ['Head', 'Of it'],
            rows: Array.from({ length: 6 }, (_, index) => [`Row ${index}`, LONG_TEXT.slice(0, 90)]),
          },
        ],
      },
    ],
  })
  /** @returns the page of each element with this tag; the document's element occurs on each page */
  const pagesOf = (pdf: Pdf, tag: string) => {
    let page = 0
    return pdf.elements.flatMap((element) => {
      if (element.tag === 'Document') page++
      return element.tag === tag ? [page] : []
    })
  }
  it.each(Array.from({ length: 12 }, (_, index) => 14 + index))('after %i items, the heading stays with its whole table', async (count) => {
    const pdf = await readDrawnGuide(guideWith(count))
    const [heading] = pagesOf(pdf, 'H3')
    expect(new Set([...pagesOf(pdf, 'Table'), ...pagesOf(pdf, 'TR')])).toEqual(new Set([heading]))
    expect(textsTagged(pdf, 'LBody')).toHaveLength(count)
  })
  it('begins a chapter where the one before it ends, unless it asks for a page or too little room is left', async () => {
    const text = { kind: 'text', text: LONG_TEXT } as const
    const chapters = [
      { title: 'Long', blocks: Array.from({ length: 10 }, () => text) },
      { title: 'Goes on', blocks: [text] },
      { title: 'Asks', startsPage: true, blocks: Array.from({ length: 15 }, () => text) },
      { title: 'No room', blocks: [text] },
      { title: 'After a short one', blocks: [text] },
    ]
    const pdf = await readDrawnGuide({ ...guide, chapters })
    // Four of these paragraphs fill a page. Ten end on page 4. Fifteen that begin on page 5 end low on page 8.
    expect(pdf.bookmarks.map(({ page }) => page)).toEqual([2, 4, 5, 9, 10])
  })
  it('says which table is too long for a page', async () => {
    const rows = Array.from({ length: 60 }, () => ['a', 'b'])
    const long: Guide = { ...guide, chapters: [{ title: 'Long', blocks: [{ kind: 'table', columnHeadings: ['Head', 'Of it'], rows }] }] }
    await expect(readDrawnGuide(long)).rejects.toThrow(/“Head, Of it”.*page/)
  })
})
