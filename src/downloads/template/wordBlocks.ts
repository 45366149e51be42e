/** Creates the paragraphs and tables of a Word document from a printed template. */
import {
  BorderStyle,
  HeadingLevel,
  type ITableCellOptions,
  type ITableOptions,
  Paragraph,
  StringValueElement,
  Table,
  TableCell,
  TableLayoutType,
  TableProperties,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PrintedClause, PrintedNote, PrintedPart } from './printedTemplate.ts'
import { splitBlanks } from './printedTemplate.ts'
import { LINE_WIDTH, NUMBERING_NAMES } from './wordStyles.ts'

type WordBlock = Paragraph | Table
const SHADE = { type: 'clear', color: 'auto', fill: 'EEF1F4' } as const
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '9AA5B1' } as const
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE }
/** High enough to write in by hand. */
const ROW_HEIGHT = 460

/** Text to fill in or to decide on is highlighted, so that it is not adopted by oversight. */
export const createTextRuns = (text: string) =>
  splitBlanks(text).map((run) => new TextRun({ text: run.text, ...(run.isBlank ? { highlight: 'yellow' as const } : {}) }))
const createMarkedRun = (text: string) => new TextRun({ text, highlight: 'yellow', bold: true })

/** A heading with its number, and its paragraphs. A letter's clause has neither heading nor number. */
export function createClauseBlocks({ title, number, parts }: PrintedClause, name: string): WordBlock[] {
  const heading =
    title === undefined
      ? []
      : [
          new Paragraph({
            children: createTextRuns(title),
            heading: HeadingLevel.HEADING_1,
            numbering: { reference: NUMBERING_NAMES.clauses, level: 0 },
          }),
        ]
  return [...heading, ...parts.flatMap((part) => partBlocks(part, number !== undefined, title ?? name))]
}

function partBlocks({ number, text, items, checks, fields, table, optional }: PrintedPart, isClause: boolean, name: string): WordBlock[] {
  const lists = [
    ...(items ?? []).map((item) => ({ item, reference: NUMBERING_NAMES.bullets })),
    ...(checks ?? []).map((item) => ({ item, reference: NUMBERING_NAMES.checks })),
  ]
  const optionalRuns = (mark: string, isHere: boolean) => (optional && isHere ? [createMarkedRun(mark)] : [])
  const blocks: WordBlock[] = []
  if (text !== undefined)
    blocks.push(
      new Paragraph({
        style: 'Clause',
        keepNext: lists.length > 0 || table !== undefined || fields !== undefined,
        ...(number === undefined ? {} : { numbering: { reference: NUMBERING_NAMES.clauses, level: 1 } }),
        children: [...optionalRuns('[Optional: ', true), ...createTextRuns(text), ...optionalRuns(']', lists.length === 0)],
      }),
    )
  for (const [index, { item, reference }] of lists.entries())
    blocks.push(
      new Paragraph({
        style: 'ListParagraph',
        numbering: { reference, level: 0 },
        children: [...createTextRuns(item), ...optionalRuns(']', index === lists.length - 1)],
      }),
    )
  if (fields)
    blocks.push(
      fillInTable(
        name,
        fields.map((label) => [label, '']),
      ),
      createEmptyParagraph(),
    )
  if (table) blocks.push(createRuledTable(name, table.columnHeadings, table.rows), createEmptyParagraph())
  if (!isClause && lists.length > 0) blocks.push(createEmptyParagraph())
  return blocks
}

/** Two columns: the question, and space for the answer. */
export const fillInTable = (name: string, rows: readonly (readonly [string, string])[]) =>
  createGrid(
    name,
    [0.34, 0.66],
    rows.map(
      ([label, value]) =>
        new TableRow({
          cantSplit: true,
          height: { value: ROW_HEIGHT, rule: 'atLeast' },
          children: [createCell(label, 0.34, { shading: SHADE }), createCell(value, 0.66)],
        }),
    ),
  )

function createRuledTable(name: string, columnHeadings: readonly string[], rows: readonly (readonly string[])[]): Table {
  const shares = columnHeadings.length === 2 ? [0.72, 0.28] : columnHeadings.map(() => 1 / columnHeadings.length)
  const row = (values: readonly string[], isHead: boolean) =>
    values.map((value, index) => createCell(value, shares[index] ?? 0, isHead ? { shading: SHADE } : {}, isHead))
  const headRow = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: row(columnHeadings, true),
  })
  const rest = rows.map(
    (values) => new TableRow({ cantSplit: true, height: { value: ROW_HEIGHT, rule: 'atLeast' }, children: row(values, false) }),
  )
  return createGrid(name, shares, [headRow, ...rest])
}

const widthOf = (share: number) => Math.floor(LINE_WIDTH * share)
/** The first column of every table names the rows. */
const createGrid = (name: string, shares: readonly number[], rows: TableRow[]) =>
  new NamedTable(name, {
    rows,
    tableLook: { firstRow: shares.length > 2, firstColumn: true },
    borders: BORDERS,
    columnWidths: shares.map(widthOf),
    width: { size: LINE_WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
  })

/** A table with a name for screen readers. The library has no option for it. */
class NamedTable extends Table {
  constructor(name: string, options: ITableOptions) {
    super(options)
    const properties = this.root.find((part) => part instanceof TableProperties)
    properties?.addChildElement(new StringValueElement('w:tblCaption', name))
  }
}
const createCell = (text: string, share: number, options: Partial<ITableCellOptions> = {}, isBold = false) =>
  new TableCell({
    ...options,
    width: { size: widthOf(share), type: WidthType.DXA },
    margins: { left: 100, right: 100 },
    children: [new Paragraph({ style: 'Cell', children: isBold ? [new TextRun({ text, bold: true })] : createTextRuns(text) })],
  })
/** Separates tables and text. Word joins tables that touch. */
export const createEmptyParagraph = () => new Paragraph({ style: 'Edge', spacing: { after: 60 }, children: [] })

/** A drafting note: its place in bold, its text, and its authority in italics. */
export const createNoteBlock = ({ place, text, authority }: PrintedNote) =>
  new Paragraph({
    style: 'DraftingNote',
    children: [new TextRun({ text: `${place}. `, bold: true }), new TextRun(`${text} `), new TextRun({ text: authority, italics: true })],
  })
