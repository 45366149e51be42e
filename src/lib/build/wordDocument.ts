/** Makes a Word document of headings, paragraphs and lists. The same input always gives the same bytes. */
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

import type { TemplateBlock } from './templateMarkdown'

/** Date of the entries; a real one would make every build different. Zip files keep local time, hence no UTC. */
const FIXED_DATE = new Date(2025, 0, 1, 12)
const LANGUAGE = 'en-US'
/** US Letter in twentieths of a point; the library's own default is A4. */
const LETTER = { width: 12240, height: 15840 }

/** @returns the bytes of a .docx file */
export async function wordDocument(title: string, blocks: readonly TemplateBlock[], creator: string): Promise<Uint8Array<ArrayBuffer>> {
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    ...blocks.flatMap((block) => {
      if (block.kind === 'heading') return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1, spacing: { before: 240 } })]
      if (block.kind === 'paragraph') return [new Paragraph({ children: [new TextRun(block.text)], spacing: { after: 120 } })]
      return block.items.map((item) => new Paragraph({ text: item, bullet: { level: 0 } }))
    }),
  ]
  const document = new Document({
    title,
    creator,
    lastModifiedBy: creator,
    styles: {
      default: {
        document: { run: { language: { value: LANGUAGE, eastAsia: LANGUAGE } } },
        heading1: { paragraph: { outlineLevel: 0, keepNext: true } },
      },
    },
    sections: [{ properties: { page: { size: LETTER } }, children }],
  })
  return withFixedProperties(await Packer.toBuffer(document))
}

/** The properties as they are, but for dates, which would differ each time, and the language, which the library can't set. */
function withFixedProperties(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unzipSync(data)
  const properties = files['docProps/core.xml']
  if (properties)
    files['docProps/core.xml'] = strToU8(
      strFromU8(properties)
        .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '2025-01-01T12:00:00.000Z')
        .replace('</cp:coreProperties>', `<dc:language>${LANGUAGE}</dc:language></cp:coreProperties>`),
    )
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  return zipSync(sorted, { mtime: FIXED_DATE }) as Uint8Array<ArrayBuffer>
}
