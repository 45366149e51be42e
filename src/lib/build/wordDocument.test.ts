import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { wordDocument } from './wordDocument'

const make = () =>
  wordDocument(
    'The title',
    [
      { kind: 'heading', text: 'A heading' },
      { kind: 'paragraph', text: 'A <paragraph> & more' },
      { kind: 'list', items: ['one', 'two'] },
    ],
    'The maker',
  )
const part = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(paragraph)?.[1],
    bullet: paragraph.includes('<w:numPr>'),
    spacing: /<w:spacing ([^/]+)\/>/.exec(paragraph)?.[1],
    text: [...paragraph.matchAll(/<w:t[^>]*>([^<]*)/g)].map((match) => match[1]).join(''),
  }))

it('has title, headings, paragraphs and lists in their styles, in order', async () => {
  expect(paragraphsOf(part(await make(), 'word/document.xml'))).toEqual([
    { style: 'Title', bullet: false, spacing: undefined, text: 'The title' },
    { style: 'Heading1', bullet: false, spacing: 'w:before="240"', text: 'A heading' },
    { style: undefined, bullet: false, spacing: 'w:after="120"', text: 'A &lt;paragraph&gt; &amp; more' },
    { style: 'ListParagraph', bullet: true, spacing: undefined, text: 'one' },
    { style: 'ListParagraph', bullet: true, spacing: undefined, text: 'two' },
  ])
})
it('says its language to whatever reads it aloud or checks its spelling', async () => {
  const document = await make()
  expect(part(document, 'word/styles.xml')).toMatch(/<w:rPrDefault><w:rPr>.*<w:lang w:val="en-US"[^>]*\/>.*<\/w:rPrDefault>/)
  expect(part(document, 'docProps/core.xml')).toContain('<dc:language>en-US</dc:language>')
})
it('has headings that stand in the outline and stay with what they head', async () => {
  const styles = part(await make(), 'word/styles.xml')
  const heading = /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/.exec(styles)?.[0]
  expect(heading).toContain('<w:outlineLvl w:val="0"/>')
  expect(heading).toMatch(/<w:keepNext( w:val="true")?\/>/)
})
it('is made for US Letter paper', async () => {
  expect(part(await make(), 'word/document.xml')).toMatch(/<w:pgSz w:w="12240" w:h="15840"/)
})
it('says what it is called and who made it, with a fixed date', async () => {
  const core = part(await make(), 'docProps/core.xml')
  expect(core).toContain('<dc:title>The title</dc:title>')
  expect(core).toContain('<dc:creator>The maker</dc:creator>')
  expect(core).toContain('<cp:lastModifiedBy>The maker</cp:lastModifiedBy>')
  expect([...core.matchAll(/\d{4}-\d\d-\d\dT[^<]*/g)].map(([date]) => date)).toEqual([
    '2025-01-01T12:00:00.000Z',
    '2025-01-01T12:00:00.000Z',
  ])
})
it('is the same bytes every time, with its parts in the order of their names', async () => {
  const [one, two] = [await make(), await make()]
  expect(Buffer.compare(one, two)).toBe(0)
  const names = Object.keys(unzipSync(one))
  expect(names).toEqual(names.toSorted())
})
