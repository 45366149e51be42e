/** A table of a PDF guide, as one piece: columns as wide as their words ask for, header cells that say what they head. */
import { artifact, COLUMN, type Doc, type GuideStyle, PAGE, type Piece } from './guidePaper'

export type GuideTable = { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

const SIZE = 10.5
const GAP = 14
const PADDING = 5
const NARROWEST = 70
const TEXT = { lineGap: 1.5 }

/** The first cell of each row heads the row. */
export function tablePiece(doc: Doc, { colors }: GuideStyle, { head, rows }: GuideTable): Omit<Piece, 'after'> {
  const font = (cell: number, isHead: boolean) => doc.font(isHead || cell === 0 ? 'bold' : 'text').fontSize(SIZE)
  const asked = head.map((title, index) => {
    const words = [font(index, true).widthOfString(title), ...rows.map((row) => font(index, false).widthOfString(row[index] ?? ''))]
    return Math.max(NARROWEST, ...words.map((width) => width + GAP))
  })
  const widths = sharedOut(asked, COLUMN)
  const lines = [head, ...rows].map((cells, line) => ({
    cells,
    isHead: line === 0,
    height:
      2 * PADDING +
      1 +
      Math.max(...cells.map((cell, index) => font(index, line === 0).heightOfString(cell, { ...TEXT, width: (widths[index] ?? 0) - GAP }))),
  }))
  return {
    name: head.join(', '),
    height: lines.reduce((sum, { height }) => sum + height, 0),
    draw: (section, top) => {
      const table = doc.struct('Table')
      section.add(table)
      let y = top
      for (const { cells, isHead, height } of lines) {
        const row = doc.struct('TR')
        table.add(row)
        let x: number = PAGE.margin
        cells.forEach((cell, index) => {
          const width = widths[index] ?? 0
          const write = () => {
            font(index, isHead)
              .fillColor(colors.ink)
              .text(cell, x, y + PADDING, { ...TEXT, width: width - GAP })
          }
          const scope = isHead ? 'Column' : index === 0 ? 'Row' : undefined
          row.add(doc.struct(scope ? 'TH' : 'TD', (scope ? { scope } : {}) as Parameters<Doc['struct']>[1], write))
          x += width
        })
        row.end()
        y += height
        const line = y
        artifact(doc, 'Layout', () => doc.rect(PAGE.margin, line - 1, COLUMN, 0.7).fill(colors.muted))
      }
      table.end()
    },
  }
}

/** What is asked for, scaled up to fill the room; where it is too much, only the widest give. */
function sharedOut(asked: readonly number[], room: number): number[] {
  let left = room
  for (const [index, width] of asked.toSorted((a, b) => a - b).entries()) {
    const most = left / (asked.length - index)
    if (width > most) return asked.map((wanted) => Math.min(wanted, most))
    left -= width
  }
  return asked.map((width) => (width * room) / (room - left))
}
