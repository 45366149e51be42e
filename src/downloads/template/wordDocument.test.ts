/** The unpacked Word documents: styles, numbers, language, text to fill in, and the notes on their own page. */
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PrintedTemplate } from './printedTemplate.ts'
import { writeWordDocument } from './wordDocument.ts'

const TEMPLATE: PrintedTemplate = {
  title: 'The title',
  heading: 'The heading',
  kind: 'contactLog',
  summary: 's',
  version: '2.0',
  date: 'November 21, 2026',
  facts: [{ label: 'Company', value: '[Company]' }],
  clauses: [
    {
      number: 1,
      title: 'A clause',
      parts: [
        { number: '1.1', text: 'A <paragraph> & [a blank]', items: ['one', 'two'] },
        { number: '1.2', text: 'May go', optional: true },
        { checks: ['checked'] },
        { table: { columnHeadings: ['When', 'Who', 'What'], rows: [['6:06', 'lead', '']] } },
      ],
    },
  ],
  notes: [{ place: '1.1 Blank', text: 'Fill it in.', authority: 'Authority: 1 CFR 2.' }],
  license: { name: 'Free', text: 'Do as you like.' },
}
let files: Record<string, Uint8Array>
let body: string
const open = async (template: PrintedTemplate) => {
  files = unzipSync(await writeWordDocument(template, 'The maker'))
  body = part('word/document.xml')
}
// Created for each test, because a mutation run sees only code that runs in one.
beforeEach(() => open(TEMPLATE))

const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
const textOf = (xml: string) => [...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map((match) => match[1]).join('')
const paragraphs = (xml = body) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(paragraph)?.[1],
    level: /<w:ilvl w:val="(\d)"/.exec(paragraph)?.[1],
    list: /<w:numId w:val="(\d+)"/.exec(paragraph)?.[1],
    text: textOf(paragraph),
  }))
const styleOf = (id: string) => new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(part('word/styles.xml'))?.[0] ?? ''
/** @returns the format and the text of a list level's number */
function numberingOf(list: string | undefined, level: string) {
  const numbering = part('word/numbering.xml')
  const abstract = new RegExp(`<w:num w:numId="${list}".*?w:abstractNumId w:val="(\\d+)"`).exec(numbering)?.[1]
  const definition = new RegExp(`<w:abstractNum w:abstractNumId="${abstract}".*?</w:abstractNum>`).exec(numbering)?.[0] ?? ''
  const found = new RegExp(`<w:lvl w:ilvl="${level}".*?</w:lvl>`).exec(definition)?.[0] ?? ''
  return [/w:numFmt w:val="([^"]+)"/.exec(found)?.[1], /w:lvlText w:val="([^"]+)"/.exec(found)?.[1]]
}

describe('the text of a template’s Word document', () => {
  it('has title, clauses, paragraphs, lists and tables in their styles, in order', () =>
    expect(paragraphs().map(({ style, text }) => [style, text])).toEqual([
      ['Title', 'The heading'],
      ['Cell', 'Company'],
      ['Cell', '[Company]'],
      ['Edge', ''],
      ['Heading1', 'A clause'],
      ['Clause', 'A &lt;paragraph&gt; &amp; [a blank]'],
      ['ListParagraph', 'one'],
      ['ListParagraph', 'two'],
      ['Clause', '[Optional: May go]'],
      ['ListParagraph', 'checked'],
      ...['When', 'Who', 'What', '6:06', 'lead', ''].map((text) => ['Cell', text]),
      ['Edge', ''],
      ['Heading1', 'Drafting notes: remove before use'],
      [undefined, expect.stringMatching(/^These notes are for whoever adapts/)],
      ['DraftingNote', '1.1 Blank. Fill it in. Authority: 1 CFR 2.'],
      ['Heading1', 'License and review'],
      [undefined, 'Free. Do as you like.'],
    ]))
  it('numbers clauses and paragraphs by the program, so that a deleted one renumbers the rest', () => {
    const [clause, paragraph] = [
      paragraphs().find(({ text }) => text === 'A clause'),
      paragraphs().find(({ text }) => text.includes('May go')),
    ]
    expect([clause?.level, paragraph?.level, paragraph?.list === clause?.list]).toEqual(['0', '1', true])
    expect(numberingOf(clause?.list, '0')).toEqual(['decimal', '%1.'])
    expect(numberingOf(clause?.list, '1')).toEqual(['decimal', '%1.%2'])
  })
  it('has boxes where something is to be checked', () => {
    const [bullet, box] = ['one', 'checked'].map(
      (text) => numberingOf(paragraphs().find((paragraph) => paragraph.text === text)?.list, '0')[1],
    )
    expect([bullet, box]).toEqual(['•', '☐'])
  })
  it('highlights what is to be filled in or left out, and nothing else', () => {
    const highlighted = [...body.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:highlight w:val="yellow"\/>.*?<\/w:r>/gs)].map(([run]) => textOf(run))
    expect(highlighted).toEqual(['[Company]', '[a blank]', '[Optional: ', ']'])
  })
  it('repeats a table’s head on each page and splits no row', () => {
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1)
    expect(body.match(/<w:cantSplit\/>/g)).toHaveLength(3)
  })
})

describe('a letter as a Word document', () => {
  const ACTION = { text: 'Please:', items: ['call', 'write'], optional: true } as const
  const LETTER: PrintedTemplate = {
    ...TEMPLATE,
    facts: [],
    clauses: [{ parts: [{ text: 'Dear [name],' }, ACTION, { text: 'Reply here.', fields: ['Name', 'Day'] }] }],
  }
  beforeEach(() => open(LETTER))

  it('has neither headings nor numbers, lines to write on, and room below its lists', () =>
    expect(paragraphs().slice(0, 12)).toMatchObject([
      { style: 'Title', text: 'The heading' },
      { style: 'Clause', text: 'Dear [name],', level: undefined },
      { style: 'Clause', text: '[Optional: Please:', level: undefined },
      { style: 'ListParagraph', text: 'call' },
      { style: 'ListParagraph', text: 'write]' },
      { style: 'Edge', text: '' },
      { style: 'Clause', text: 'Reply here.' },
      ...['Name', '', 'Day', ''].map((text) => ({ style: 'Cell', text })),
      { style: 'Edge', text: '' },
    ]))
  it('names its lines by its heading', () => expect(body).toContain('<w:tblCaption w:val="The heading"/>'))
})

describe('the pages of a template’s Word document', () => {
  const CLAUSE = {
    number: 1,
    title: 'A clause',
    parts: [
      { number: '1.1', text: 'Alone' },
      { number: '1.2', text: 'With a list', items: ['one'] },
      { number: '1.3', text: 'With a table', table: { columnHeadings: ['Event', 'Points'], rows: [['Tardy', '[0.5]']] } },
      { number: '1.4', text: 'With lines', fields: ['Name'] },
      { number: '1.5', text: 'Last' },
    ],
  }
  beforeEach(() => open({ ...TEMPLATE, facts: [], clauses: [CLAUSE] }))
  const numbers = (name: RegExp) => [...body.matchAll(name)].map(([, number]) => Number(number))
  const runsWith = (sign: string) =>
    [...body.matchAll(/<w:r>(?:(?!<\/w:r>).)*<\/w:r>/gs)].filter(([run]) => run.includes(sign)).map(([run]) => textOf(run))

  it('keep a paragraph with the list, table or lines that it introduces, and no other', () => {
    const kept = [...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*<w:keepNext\/>.*?<\/w:p>/gs)].map(([paragraph]) => textOf(paragraph))
    expect(kept).toEqual(['With a list', 'With a table', 'With lines'])
  })
  it('give the first of two columns most of the line, and lines to write on most of theirs', () => {
    const line = 12240 - 2 * 1300
    const shares = [0.72, 0.28, 0.34, 0.66].map((share) => Math.floor(line * share))
    expect(numbers(/<w:gridCol w:w="(\d+)"/g)).toEqual(shares)
    const [event, points, label, answer] = shares
    expect(numbers(/<w:tcW w:type="dxa" w:w="(\d+)"/g)).toEqual([event, points, event, points, label, answer])
  })
  it('share the line among three columns and more', async () => {
    await open(TEMPLATE)
    expect(numbers(/<w:gridCol w:w="(\d+)"/g).slice(2)).toEqual(Array(3).fill(Math.floor((12240 - 2 * 1300) / 3)))
  })
  it('shade the head of a table and what is asked, and leave room to write', () => {
    const cells = [...body.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => [textOf(cell), cell.includes('<w:shd ')])
    expect(cells).toEqual([
      ['Event', true],
      ['Points', true],
      ['Tardy', false],
      ['[0.5]', false],
      ['Name', true],
      ['', false],
    ])
    // Rows to write in by hand have a minimum height, and grow with the words.
    expect(body.match(/<w:trHeight w:val="460" w:hRule="atLeast"\/>/g)).toHaveLength(2)
    expect(body).toMatch(/<w:tcMar><w:left w:type="dxa" w:w="100"\/>.*?<w:right w:type="dxa" w:w="100"\/><\/w:tcMar>/s)
  })
  it('set in bold the head of a table and the place of a note, and in italics its authority', () => {
    expect(runsWith('<w:b/>')).toEqual(['Event', 'Points', '1.1 Blank. '])
    expect(runsWith('<w:i/>')).toEqual(['Authority: 1 CFR 2.'])
  })
  it('have margins of their own, and set what stands at the end of the head and the foot to the right', () => {
    expect(body.match(/<w:pgMar w:top="1300" w:right="1300" w:bottom="1200" w:left="1300"/g)).toHaveLength(2)
    const edges = Object.keys(files).filter((name) => /(?:header|footer)\d+\.xml$/.test(name))
    expect(edges).toHaveLength(4)
    for (const edge of edges) expect(part(edge)).toMatch(/<w:pStyle w:val="Edge"\/>.*<w:tab w:val="right" w:pos="9640"\/>/s)
  })
})

describe('a template’s Word document', () => {
  it('has the drafting notes on a new page, under a header of their own', () => {
    const [text = '', notes = ''] = body.split('Drafting notes: remove before use')
    const headers = (xml: string) => /<w:headerReference [^>]*r:id="([^"]+)"/.exec(xml)?.[1]
    expect(text).toContain('<w:sectPr')
    expect(notes).toContain('<w:type w:val="nextPage"/>')
    const targets = [headers(text), headers(notes)].map((id) =>
      new RegExp(`Target="([^"]+)"[^>]*Id="${id}"|Id="${id}"[^>]*Target="([^"]+)"`).exec(part('word/_rels/document.xml.rels')),
    )
    const shown = targets.map((found) => textOf(part(`word/${found?.[1] ?? found?.[2]}`)))
    expect(shown).toEqual([
      'The headingTemplate version 2.0, November 21, 2026',
      'Drafting notes: remove before useThe title, template version 2.0, November 21, 2026',
    ])
  })
  it('says license and page at the foot of each page', () => {
    const feet = Object.keys(files).filter((name) => /footer\d+\.xml$/.test(name))
    expect(feet).toHaveLength(2)
    for (const foot of feet) {
      expect(textOf(part(foot))).toBe('FreePage ')
      expect(part(foot)).toMatch(/<w:instrText[^>]*>PAGE</)
    }
  })
  it('says its language to whatever reads it aloud or checks its spelling', () => {
    expect(part('word/styles.xml')).toMatch(/<w:rPrDefault><w:rPr>.*<w:lang w:val="en-US"[^>]*\/>.*<\/w:rPrDefault>/)
    expect(part('docProps/core.xml')).toContain('<dc:language>en-US</dc:language>')
  })
  it('has headings that stand in the outline and stay with what they head', () => {
    expect(styleOf('Heading1')).toContain('<w:outlineLvl w:val="0"/>')
    expect(styleOf('Heading1')).toMatch(/<w:keepNext( w:val="true")?\/>/)
  })
  it('has one title, and names each table, its columns and its rows', () => {
    expect(paragraphs().filter(({ style }) => style === 'Title')).toHaveLength(1)
    const tables = [...body.matchAll(/<w:tblPr>(.*?)<\/w:tblPr>/gs)].map(([, properties = '']) => [
      /<w:tblCaption w:val="([^"]*)"\/>$/.exec(properties)?.[1],
      /w:firstRow="(true|1)"/.test(properties),
      /w:firstColumn="(true|1)"/.test(properties),
    ])
    expect(tables).toEqual([
      ['The heading', false, true],
      ['A clause', true, true],
    ])
  })
  it('is made for US Letter paper', () => expect(body).toMatch(/<w:pgSz w:w="12240" w:h="15840"/))
  it('says what it is called and who made it, with a fixed date', () => {
    const core = part('docProps/core.xml')
    expect(core).toContain('<dc:title>The title</dc:title>')
    expect(core).toContain('<dc:creator>The maker</dc:creator>')
    expect(core).toContain('<cp:lastModifiedBy>The maker</cp:lastModifiedBy>')
    expect([...core.matchAll(/\d{4}-\d\d-\d\dT[^<]*/g)].map(([date]) => date)).toEqual([
      '2025-01-01T12:00:00.000Z',
      '2025-01-01T12:00:00.000Z',
    ])
  })
  it('is the same bytes every time, with its parts in the order of their names', async () => {
    const [one, two] = [await writeWordDocument(TEMPLATE, 'x'), await writeWordDocument(TEMPLATE, 'x')]
    expect(Buffer.compare(one, two)).toBe(0)
    const names = Object.keys(unzipSync(one))
    expect(names).toEqual(names.toSorted())
  })
})
