/** Draws a table of a PDF guide as one piece. Columns are as wide as their words need, and header cells are tagged as such. */
import {
  addElement,
  CONTENT_WIDTH,
  drawArtifact,
  GUIDE_PAGE,
  type GuidePiece,
  type GuideStyle,
  mixColors,
  type PdfDocument,
  type PdfElement,
} from './guidePaper.ts'
import type { TextArea } from './guideText.ts'

export type GuideTable = {
  kind: 'table'
  columnHeadings: readonly string[]
  rows: readonly (readonly string[])[]
  /** The last column has amounts: right-aligned, in bold. */
  hasAmounts?: boolean
}

const FONT_SIZE = 9.5
const GAP = 14
const PADDING = { x: 8, y: 5 }
/** Height of the line below the table. */
const RULE = 1
const MIN_COLUMN_WIDTH = 62
const TEXT = { lineGap: 1.8 }

const PAGE_SPACE: TextArea = { x: GUIDE_PAGE.margin, width: CONTENT_WIDTH }

/** The first cell of each row is its header. */
export function createTablePiece(doc: PdfDocument, style: GuideStyle, table: GuideTable, space: TextArea = PAGE_SPACE): GuidePiece {
  const layout = layOutTable(doc, table, space.width)
  return {
    name: table.columnHeadings.join(', '),
    height: layout.rows.reduce((sum, { height }) => sum + height, 0),
    after: 18,
    isWide: true,
    draw: (section, top) => {
      const element = addElement(doc, section, 'Table')
      let y = top
      layout.rows.forEach((row, index) => {
        drawRowGround(doc, style, { ...space, y }, row, { isShaded: index % 2 === 0, isLast: index === layout.rows.length - 1 })
        drawRow(doc, element, style, { x: space.x, y }, row, layout)
        y += row.height
      })
      element.end()
    },
  }
}

type TableRow = { cells: readonly string[]; isHead: boolean; height: number }
type TableLayout = {
  rows: readonly TableRow[]
  widths: readonly number[]
  /** Whether the cells of a column are right-aligned. */
  isAmount: (column: number) => boolean
  /** @returns the document, which writes in the font of a cell */
  inFont: (column: number, isHead: boolean) => PdfDocument
}

/** @returns the widths of the columns, and the heights that the rows then have */
function layOutTable(doc: PdfDocument, { columnHeadings, rows, hasAmounts }: GuideTable, width: number): TableLayout {
  const isAmount = (column: number) => Boolean(hasAmounts) && column === columnHeadings.length - 1
  const inFont = (column: number, isHead: boolean) =>
    doc.font(isHead || column === 0 || isAmount(column) ? 'bold' : 'text').fontSize(FONT_SIZE)
  const requestedWidths = columnHeadings.map((title, column) => {
    const words = [inFont(column, true).widthOfString(title), ...rows.map((row) => inFont(column, false).widthOfString(row[column] ?? ''))]
    return Math.max(MIN_COLUMN_WIDTH, ...words.map((length) => length + GAP + 2))
  })
  const widths = distributeWidth(requestedWidths, width)
  const heightOf = (cells: readonly string[], isHead: boolean) =>
    2 * PADDING.y +
    RULE +
    Math.max(...cells.map((cell, column) => inFont(column, isHead).heightOfString(cell, { ...TEXT, width: (widths[column] ?? 0) - GAP })))
  return {
    rows: [columnHeadings, ...rows].map((cells, index) => ({ cells, isHead: index === 0, height: heightOf(cells, index === 0) })),
    widths,
    isAmount,
    inFont,
  }
}

/** The band of the head, the shade of every other row, and the rule below the last. */
function drawRowGround(
  doc: PdfDocument,
  { colors }: GuideStyle,
  { x, y, width }: TextArea & { y: number },
  { isHead, height }: TableRow,
  { isShaded, isLast }: { isShaded: boolean; isLast: boolean },
): void {
  drawArtifact(doc, 'Layout', () => {
    if (isHead) doc.roundedRect(x, y, width, height, 4).fill(colors.deck)
    else if (isShaded) doc.rect(x, y, width, height).fill(mixColors(colors.paper, colors.deck, 0.045))
    if (isLast) doc.rect(x, y + height - RULE, width, RULE).fill(colors.deck)
  })
}

/** Adds a row to the table's element, and draws its cells from this place on. */
function drawRow(
  doc: PdfDocument,
  table: PdfElement,
  { colors }: GuideStyle,
  { x, y }: { x: number; y: number },
  { cells, isHead }: TableRow,
  { widths, isAmount, inFont }: TableLayout,
): void {
  const element = addElement(doc, table, 'TR')
  let left = x + PADDING.x
  cells.forEach((cell, column) => {
    const columnWidth = widths[column] ?? 0
    const cellX = left
    const write = () => {
      inFont(column, isHead)
        .fillColor(isHead ? colors.white : colors.ink)
        .text(cell, cellX, y + PADDING.y, { ...TEXT, width: columnWidth - GAP, align: isAmount(column) ? 'right' : 'left' })
    }
    const scope = isHead ? 'Column' : column === 0 ? 'Row' : undefined
    element.add(doc.struct(scope ? 'TH' : 'TD', (scope ? { scope } : {}) as Parameters<PdfDocument['struct']>[1], write))
    left += columnWidth
  })
  element.end()
}

/**
 * Scales the requested widths up to fill the space. If they are too wide, narrow columns keep their width, and wide ones share the rest by
 * the square root of their words. That way a column of sentences gets more, and a shorter one is still readable.
 */
function distributeWidth(requestedWidths: readonly number[], space: number): number[] {
  let remainingSpace = space
  const narrow = new Set<number>()
  for (const [index, width] of [...requestedWidths.entries()].toSorted((a, b) => a[1] - b[1])) {
    if (width > remainingSpace / (requestedWidths.length - narrow.size)) break
    narrow.add(index)
    remainingSpace -= width
  }
  if (narrow.size === requestedWidths.length) return requestedWidths.map((width) => (width * space) / (space - remainingSpace))
  const weights = requestedWidths.map((width, index) => (narrow.has(index) ? 0 : Math.sqrt(width)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return requestedWidths.map((width, index) => (narrow.has(index) ? width : (remainingSpace * (weights[index] ?? 0)) / total))
}
