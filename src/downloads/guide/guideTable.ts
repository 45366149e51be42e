/** Draws a table of a PDF guide as one piece. Columns are as wide as their words need, and header cells are tagged as such. */
import {
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
const MIN_COLUMN_WIDTH = 62
const TEXT = { lineGap: 1.8 }

/** The first cell of each row is its header. */
export function createTablePiece(
  doc: PdfDocument,
  { colors }: GuideStyle,
  { columnHeadings, rows, hasAmounts }: GuideTable,
  space: TextArea = PAGE_SPACE,
): GuidePiece {
  const lastColumn = columnHeadings.length - 1
  const isAmount = (cell: number) => Boolean(hasAmounts) && cell === lastColumn
  const font = (cell: number, isHead: boolean) => doc.font(isHead || cell === 0 || isAmount(cell) ? 'bold' : 'text').fontSize(FONT_SIZE)
  const requestedWidths = columnHeadings.map((title, index) => {
    const words = [font(index, true).widthOfString(title), ...rows.map((row) => font(index, false).widthOfString(row[index] ?? ''))]
    return Math.max(MIN_COLUMN_WIDTH, ...words.map((width) => width + GAP + 2))
  })
  const widths = distributeWidth(requestedWidths, space.width)
  const lines = [columnHeadings, ...rows].map((cells, line) => ({
    cells,
    isHead: line === 0,
    height:
      2 * PADDING.y +
      1 +
      Math.max(...cells.map((cell, index) => font(index, line === 0).heightOfString(cell, { ...TEXT, width: (widths[index] ?? 0) - GAP }))),
  }))
  return {
    name: columnHeadings.join(', '),
    height: lines.reduce((sum, { height }) => sum + height, 0),
    after: 18,
    isWide: true,
    draw: (section, top) => {
      const table = doc.struct('Table')
      section.add(table)
      let y = top
      for (const [number, { cells, isHead, height }] of lines.entries()) {
        const line = y
        drawArtifact(doc, 'Layout', () => {
          if (isHead) doc.roundedRect(space.x, line, space.width, height, 4).fill(colors.deck)
          else if (number % 2 === 0) doc.rect(space.x, line, space.width, height).fill(mixColors(colors.paper, colors.deck, 0.045))
          if (number === lines.length - 1) doc.rect(space.x, line + height - 1, space.width, 1).fill(colors.deck)
        })
        const row: PdfElement = doc.struct('TR')
        table.add(row)
        let x = space.x + PADDING.x
        cells.forEach((cell, index) => {
          const width = (widths[index] ?? 0) - GAP
          const cellX = x
          const write = () => {
            font(index, isHead)
              .fillColor(isHead ? colors.white : colors.ink)
              .text(cell, cellX, line + PADDING.y, { ...TEXT, width, align: isAmount(index) ? 'right' : 'left' })
          }
          const scope = isHead ? 'Column' : index === 0 ? 'Row' : undefined
          row.add(doc.struct(scope ? 'TH' : 'TD', (scope ? { scope } : {}) as Parameters<PdfDocument['struct']>[1], write))
          x += widths[index] ?? 0
        })
        row.end()
        y += height
      }
      table.end()
    },
  }
}

const PAGE_SPACE: TextArea = { x: GUIDE_PAGE.margin, width: CONTENT_WIDTH }

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
