/**
 * What stands out of a PDF guide's text: figures, notes in a tinted box, worked examples and bar charts. Long,
 * because the four share one set of measures.
 */
import { artifact, COLUMN, type Doc, type GuideStyle, MAIN, PAGE, type Piece, tinted } from './guidePaper'
import { tablePiece } from './guideTable'
import { BLOCK, heightOf, type Room, type TextLook, words } from './guideText'
import { type WorkedLine, withResults, workedRows } from './workedExample'

export type GuideCallout = { tone: 'law' | 'caution' | 'note'; label: string; text: string }
export type GuideExample = {
  /** What says that the numbers are a sample. */
  label: string
  title: string
  text: string
  columns: readonly [string, string, string]
  lines: readonly WorkedLine[]
  /** May name results: `{cost}`. */
  note: string
}
export type GuideChart = { title: string; unit: string; most: number; describe: string; bars: readonly { label: string; value: number }[] }

const LABEL: TextLook = { font: 'bold', size: 9, lineGap: 1, after: 4 }
const TITLE: TextLook = { font: 'bold', size: 13, lineGap: 1, after: 4 }
const TEXT: TextLook = { font: 'text', size: 10.5, lineGap: 3.2, after: 10 }
const SMALL: TextLook = { font: 'text', size: 10, lineGap: 3, after: 0 }
const INSET = 14

/** A few sentences in a tinted box: the law, a caution, or a note, which its label says in words. */
export function calloutPiece(doc: Doc, { colors }: GuideStyle, { tone, label, text }: GuideCallout): Piece {
  const room: Room = { x: MAIN.x + INSET, width: MAIN.width - 2 * INSET }
  const labelHeight = heightOf(doc, LABEL, label, room) + LABEL.after
  const height = 2 * 10 + labelHeight + heightOf(doc, SMALL, text, room)
  const edge = { law: colors.deck, caution: colors.signal, note: colors.go }[tone]
  return {
    name: text,
    height,
    after: BLOCK,
    draw: (section, top) => {
      artifact(doc, 'Layout', () => {
        doc.rect(MAIN.x, top, MAIN.width, height).fill(tinted(colors.paper, edge, tone === 'law' ? 0.07 : 0.12))
        doc.rect(MAIN.x, top, 4, height).fill(edge)
      })
      const box = doc.struct('Div')
      section.add(box)
      words(doc, box, 'P', LABEL, label, { ...room, y: top + 10, color: colors.ink })
      words(doc, box, 'P', SMALL, text, { ...room, y: top + 10 + labelHeight, color: colors.ink })
      box.end()
    },
  }
}

/** A worked example on a panel as wide as the page: what is given, what follows, and what it means. */
export function examplePiece(doc: Doc, style: GuideStyle, { label, title, text, columns, lines, note }: GuideExample): Piece {
  const { colors } = style
  const rows = workedRows(lines)
  const room: Room = { x: PAGE.margin + INSET, width: COLUMN - 2 * INSET }
  const table = tablePiece(
    doc,
    style,
    { kind: 'table', columns, rows: rows.map(({ label: line, how, result }) => [line, how, result]), hasAmounts: true },
    room,
  )
  const said = [
    { tag: 'P', look: LABEL, text: label },
    { tag: 'H3', look: TITLE, text: title },
    { tag: 'P', look: TEXT, text },
  ].map((each) => ({ ...each, height: heightOf(doc, each.look, each.text, room) + each.look.after }))
  const meaning = withResults(note, rows)
  const head = said.reduce((sum, each) => sum + each.height, 0)
  const height = INSET + head + table.height + 12 + heightOf(doc, TEXT, meaning, room) + INSET
  return {
    name: title,
    height,
    after: BLOCK + 4,
    isWide: true,
    draw: (section, top) => {
      artifact(doc, 'Layout', () => {
        doc.roundedRect(PAGE.margin, top, COLUMN, height, 8).fill(tinted(colors.paper, colors.signal, 0.14))
        doc.rect(PAGE.margin, top + 12, 5, height - 24).fill(colors.signal)
      })
      let y = top + INSET
      for (const each of said) {
        words(doc, section, each.tag, each.look, each.text, { ...room, y, color: colors.ink })
        y += each.height
      }
      table.draw(section, y)
      words(doc, section, 'P', TEXT, meaning, { ...room, y: y + table.height + 12, color: colors.ink })
    },
  }
}

/** Figures side by side, each with its label below it; the space between them is for people who hear them. */
export function figuresPiece(doc: Doc, { colors }: GuideStyle, items: readonly { value: string; label: string }[]): Piece {
  const step = COLUMN / items.length
  const width = step - 16
  const measured = items.map(({ value, label }) => {
    const valueHeight = doc.font('display').fontSize(26).heightOfString(value, { width })
    return { value, label, valueHeight, height: valueHeight + doc.font('text').fontSize(10).heightOfString(label, { width }) }
  })
  return {
    name: items.map(({ value }) => value).join(', '),
    height: 14 + Math.max(...measured.map(({ height }) => height)),
    after: BLOCK + 6,
    isWide: true,
    draw: (section, top) =>
      measured.forEach(({ value, label, valueHeight }, index) => {
        const x = PAGE.margin + index * step
        artifact(doc, 'Layout', () => doc.rect(x, top, width, 3).fill(colors.signal))
        section.add(
          doc.struct('P', {}, () => {
            doc.font('display').fontSize(26).fillColor(colors.ink)
            doc.text(`${value} `, x, top + 12, { width })
            doc.font('text').fontSize(10)
            doc.text(label, x, top + 14 + valueHeight, { width })
          }),
        )
      }),
  }
}

const BAR = { height: 15, step: 21, label: 96 }

/** Bars from a zero line, each with its value; and as a sentence for people who cannot see it. */
export function chartPiece(doc: Doc, { colors }: GuideStyle, { title, unit, most, bars, describe }: GuideChart): Piece {
  const titleHeight = heightOf(doc, LABEL, title, { x: MAIN.x, width: MAIN.width }) + 13
  const height = titleHeight + bars.length * BAR.step + 6
  const room = MAIN.width - BAR.label - 40
  return {
    name: title,
    height,
    after: BLOCK,
    draw: (section, top) => {
      const bbox = [MAIN.x, top, MAIN.x + MAIN.width, top + height]
      const figure = doc.struct('Figure', { alt: describe, bbox } as Parameters<Doc['struct']>[1], () => {
        const word = (font: 'bold' | 'text', text: string, x: number, y: number, size = 9) =>
          doc.font(font).fontSize(size).fillColor(colors.ink).text(`${text} `, x, y, { lineBreak: false })
        word('bold', title, MAIN.x, top)
        word('text', unit, MAIN.x, top + 12)
        for (const [index, { label, value }] of bars.entries()) {
          const y = top + titleHeight + 4 + index * BAR.step
          const length = (value / most) * room
          word('text', label, MAIN.x, y + 3)
          doc
            .rect(MAIN.x + BAR.label, y, Math.max(length, 0.5), BAR.height)
            .fill(value === Math.max(...bars.map((bar) => bar.value)) ? colors.deck : colors.signal)
          word('bold', value.toLocaleString('en-US'), MAIN.x + BAR.label + length + 6, y + 3)
        }
        doc.rect(MAIN.x + BAR.label - 0.75, top + titleHeight, 1.5, bars.length * BAR.step).fill(colors.ink)
      })
      section.add(figure)
    },
  }
}
