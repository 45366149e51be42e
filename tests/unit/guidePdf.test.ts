import { describe, expect, it } from 'vitest'
import { type Guide, guidePdf } from '../../src/lib/build/guidePdf'
import { type Pdf, readPdf } from '../pdf'

const LONG = `${'A sentence of several words that goes on and on over the edge of the line. '.repeat(6)}The end.`
const style = {
  fonts: { display: 'Helvetica-Bold', text: 'Helvetica', bold: 'Helvetica-Bold' },
  colors: {
    deck: '#111111',
    deck2: '#222222',
    signal: '#ffaa00',
    go: '#00ff00',
    ink: '#000000',
    paper: '#ffffff',
    white: '#ffffff',
    muted: '#777777',
  },
  brand: 'A brand',
  footer: 'What stands below.',
  contacts: [
    { label: '(312) 555-0100', url: 'tel:+13125550100' },
    { label: 'brand.example', url: 'https://brand.example/' },
  ],
}
const guide: Guide = {
  title: 'Locks & keys',
  subtitle: 'What is <in> it',
  board: [['07:00', 'Welder', 'Covered']],
  chapters: [
    {
      title: 'First',
      blocks: [
        { kind: 'text', text: LONG },
        { kind: 'figures', items: [{ value: '45%', label: 'less absence' }] },
        { kind: 'list', items: ['one', 'two'] },
      ],
    },
    {
      title: 'Second',
      blocks: [
        { kind: 'heading', text: 'Under it' },
        { kind: 'table', head: ['Event', 'Points'], rows: [['Tardy', '0.5']] },
        {
          kind: 'entries',
          items: [{ title: 'An entry', text: 'Of words.', link: { label: 'brand.example/a', url: 'https://brand.example/a' } }],
        },
      ],
    },
  ],
}
const made = async (from: Guide = guide): Promise<Pdf> => readPdf(await guidePdf(from, style))
const of = (pdf: Pdf, tag: string) => pdf.elements.filter((element) => element.tag === tag).map(({ text }) => text)

it('is the same bytes every time', async () => {
  expect(Buffer.compare(await guidePdf(guide, style), await guidePdf(guide, style))).toBe(0)
})
it('is marked, and says its language and title, in its metadata too', async () => {
  const pdf = await made()
  expect(pdf).toMatchObject({ isMarked: true, language: 'en-US', showsTitle: true, title: 'Locks & keys – A brand' })
  const described = [...pdf.metadata.matchAll(/<rdf:li[^>]*>(.*?)<\/rdf:li>/g)].map((match) => match[1])
  expect(described).toEqual(['Locks &#38; keys – A brand', 'A brand', 'What is &#60;in&#62; it'])
})
it('keeps every word and every space, also where a line or a look ends', async () => {
  const pdf = await made()
  expect(of(pdf, 'P')).toEqual(expect.arrayContaining([LONG, '45% less absence', 'What is <in> it']))
  expect(of(pdf, 'LBody')).toEqual(['one', 'two'])
})
it('has one title, and headings below it without a gap', async () => {
  const pdf = await made()
  const headings = pdf.elements.filter(({ tag }) => /^H\d$/.test(tag)).map(({ tag, text }) => `${tag} ${text}`)
  expect(headings).toEqual(['H1 Locks & keys', 'H2 First', 'H2 Second', 'H3 Under it', 'H3 An entry'])
})
it('has a bookmark for each chapter, on its page', async () => {
  expect((await made()).bookmarks).toEqual([
    { title: 'First', page: 2 },
    { title: 'Second', page: 3 },
  ])
})
it('has tables whose header cells say what they head', async () => {
  const pdf = await made()
  expect(of(pdf, 'TH')).toEqual(['Event', 'Points', 'Tardy'])
  expect(pdf.scopes).toEqual(['Column', 'Column', 'Row'])
  expect(of(pdf, 'TD')).toEqual(['0.5'])
})
it('has links that stand in the tag tree and say in words where they lead', async () => {
  const pdf = await made()
  expect(pdf.links).toEqual([
    { url: 'tel:+13125550100', contents: '(312) 555-0100', isTagged: true },
    { url: 'https://brand.example/', contents: 'brand.example', isTagged: true },
    { url: 'https://brand.example/a', contents: 'brand.example/a', isTagged: true },
  ])
  expect(of(pdf, 'Link')).toEqual(['(312) 555-0100', 'brand.example', 'brand.example/a'])
})
it('tells in words what the picture on the cover shows', async () => {
  const figures = (await made()).elements.filter(({ tag }) => tag === 'Figure')
  expect(figures).toEqual([expect.objectContaining({ text: '07:00 Welder Covered', alt: '07:00, Welder, Covered' })])
})
describe('where a page ends', () => {
  const many = (count: number): Guide => ({
    ...guide,
    chapters: [
      {
        title: 'Long',
        blocks: [
          { kind: 'list', items: Array.from({ length: count }, (_, index) => `Item ${index}`) },
          { kind: 'heading', text: 'Heading' },
          { kind: 'table', head: ['Head', 'Of it'], rows: Array.from({ length: 6 }, (_, index) => [`Row ${index}`, LONG.slice(0, 90)]) },
        ],
      },
    ],
  })
  /** Page of each element with this tag; the document's element comes once on each page. */
  const pagesOf = (pdf: Pdf, tag: string) => {
    let page = 0
    return pdf.elements.flatMap((element) => {
      if (element.tag === 'Document') page++
      return element.tag === tag ? [page] : []
    })
  }
  it.each(Array.from({ length: 12 }, (_, index) => 14 + index))('after %i items, the heading stays with its whole table', async (count) => {
    const pdf = await made(many(count))
    const [heading] = pagesOf(pdf, 'H3')
    expect(new Set([...pagesOf(pdf, 'Table'), ...pagesOf(pdf, 'TR')])).toEqual(new Set([heading]))
    expect(of(pdf, 'LBody')).toHaveLength(count)
  })
  it('says which table is too long for a page', async () => {
    const rows = Array.from({ length: 60 }, () => ['a', 'b'])
    const long: Guide = { ...guide, chapters: [{ title: 'Long', blocks: [{ kind: 'table', head: ['Head', 'Of it'], rows }] }] }
    await expect(made(long)).rejects.toThrow(/“Head, Of it”.*page/)
  })
})
