/**
 * Writes a template as a Word document: the text to adopt, and on a new page, with its own header, the drafting notes. The same input
 * always gives the same bytes.
 */
import {
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { NOTES_LEAD, NOTES_TITLE, type PrintedTemplate } from './printedTemplate.ts'
import { createClauseBlocks, createEmptyParagraph, createNoteBlock, createTextRuns, fillInTable } from './wordBlocks.ts'
import { DOCUMENT_LANGUAGE, documentNumbering, documentStyles, LINE_WIDTH, PAGE_MARGINS, PAGE_SIZE } from './wordStyles.ts'

/** Fixed, because a real date would make every build different. Zip files store local time, so it is not in UTC. */
const FIXED_DATE = new Date(2025, 0, 1, 12)

/** @returns the bytes of a .docx file */
export async function writeWordDocument(template: PrintedTemplate, creator: string): Promise<Uint8Array<ArrayBuffer>> {
  const { title, heading, version, date, license } = template
  const edition = `version ${version}, ${date}`
  const createSection = (headers: readonly [left: string, right: string], children: FileChild[], type?: 'nextPage'): ISectionOptions => ({
    properties: { page: { size: PAGE_SIZE, margin: PAGE_MARGINS }, ...(type && { type }) },
    headers: { default: createHeader(...headers) },
    footers: { default: createFooter(license.name) },
    children,
  })
  const document = new Document({
    title,
    creator,
    lastModifiedBy: creator,
    styles: documentStyles,
    numbering: documentNumbering,
    sections: [
      createSection([heading, `Template ${edition}`], createAdoptedText(template)),
      createSection([NOTES_TITLE, `${title}, template ${edition}`], createNotes(template), SectionType.NEXT_PAGE),
    ],
  })
  return withFixedProperties(await Packer.toBuffer(document))
}

/** The text to adopt. */
const createAdoptedText = ({ heading, facts, clauses }: PrintedTemplate): FileChild[] => [
  new Paragraph({ children: createTextRuns(heading), heading: HeadingLevel.TITLE }),
  ...(facts.length > 0
    ? [
        fillInTable(
          heading,
          facts.map(({ label, value }) => [label, value] as const),
        ),
        createEmptyParagraph(),
      ]
    : []),
  ...clauses.flatMap((clause) => createClauseBlocks(clause, heading)),
]

const createNotes = ({ notes, license }: PrintedTemplate): FileChild[] => [
  new Paragraph({ text: NOTES_TITLE, heading: HeadingLevel.HEADING_1 }),
  new Paragraph({ text: NOTES_LEAD }),
  ...notes.map(createNoteBlock),
  new Paragraph({ text: 'License and review', heading: HeadingLevel.HEADING_1 }),
  new Paragraph({ text: `${license.name}. ${license.text}` }),
]

const RIGHT = { type: TabStopType.RIGHT, position: LINE_WIDTH }
const createHeader = (left: string, right: string) =>
  new Header({
    children: [new Paragraph({ style: 'Edge', tabStops: [RIGHT], children: [new TextRun({ children: [left, new Tab(), right] })] })],
  })
const createFooter = (left: string) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Edge',
        tabStops: [RIGHT],
        children: [new TextRun({ children: [left, new Tab(), 'Page ', PageNumber.CURRENT] })],
      }),
    ],
  })

/** Fixes the dates, which would differ each time, and sets the language, which the library cannot. */
function withFixedProperties(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unzipSync(data)
  const properties = files['docProps/core.xml']
  if (properties)
    files['docProps/core.xml'] = strToU8(
      strFromU8(properties)
        .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '2025-01-01T12:00:00.000Z')
        .replace('</cp:coreProperties>', `<dc:language>${DOCUMENT_LANGUAGE}</dc:language></cp:coreProperties>`),
    )
  const sortedFiles = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  return zipSync(sortedFiles, { mtime: FIXED_DATE }) as Uint8Array<ArrayBuffer>
}
