/** Draws the panels of a PDF guide: figures, notes in a tinted box, worked examples and bar charts. */
import { describeBars } from '#src/lib/anywhere/text/wording.ts'
import {
  addElement,
  CONTENT_WIDTH,
  drawArtifact,
  drawFigure,
  GUIDE_PAGE,
  type GuidePiece,
  type GuideStyle,
  MAIN_COLUMN,
  mixColors,
  type PdfDocument,
} from './guidePaper.ts'
import { createTablePiece } from './guideTable.ts'
import { BLOCK_GAP, drawWords, type TextArea, type TextLook, textHeight } from './guideText.ts'
import { calculateRows, fillInResults, type WorkedLine } from './workedExample.ts'

export type GuideCallout = { tone: 'law' | 'caution' | 'note'; label: string; text: string }
export type GuideExample = {
  /** What says that the numbers are a sample. */
  label: string
  title: string
  text: string
  columnHeadings: readonly [string, string, string]
  lines: readonly WorkedLine[]
  /** May contain results: `{cost}`. */
  note: string
}
export type GuideChart = { title: string; unit: string; most: number; bars: readonly { label: string; value: number }[] }

const LABEL: TextLook = { font: 'bold', size: 9, lineGap: 1, after: 4 }
const TITLE: TextLook = { font: 'bold', size: 13, lineGap: 1, after: 4 }
const TEXT: TextLook = { font: 'text', size: 10.5, lineGap: 3.2, after: 10 }
const SMALL: TextLook = { font: 'text', size: 10, lineGap: 3, after: 0 }
const INSET = 14

/** A few sentences in a tinted box: law, caution or note, as its label says. */
export function createCalloutPiece(doc: PdfDocument, { colors }: GuideStyle, { tone, label, text }: GuideCallout): GuidePiece {
  const space: TextArea = { x: MAIN_COLUMN.x + INSET, width: MAIN_COLUMN.width - 2 * INSET }
  const labelHeight = textHeight(doc, LABEL, label, space) + LABEL.after
  const height = 2 * 10 + labelHeight + textHeight(doc, SMALL, text, space)
  const edge = { law: colors.deck, caution: colors.signal, note: colors.go }[tone]
  return {
    name: text,
    height,
    after: BLOCK_GAP,
    draw: (section, top) => {
      drawArtifact(doc, 'Layout', () => {
        doc.rect(MAIN_COLUMN.x, top, MAIN_COLUMN.width, height).fill(mixColors(colors.paper, edge, tone === 'law' ? 0.07 : 0.12))
        doc.rect(MAIN_COLUMN.x, top, 4, height).fill(edge)
      })
      const box = addElement(doc, section, 'Div')
      drawWords(doc, box, 'P', LABEL, label, { ...space, y: top + 10, color: colors.ink })
      drawWords(doc, box, 'P', SMALL, text, { ...space, y: top + 10 + labelHeight, color: colors.ink })
      box.end()
    },
  }
}

/** A worked example on a panel as wide as the page: input, results, and what they mean. */
export function createExamplePiece(
  doc: PdfDocument,
  style: GuideStyle,
  { label, title, text, columnHeadings, lines, note }: GuideExample,
): GuidePiece {
  const { colors } = style
  const rows = calculateRows(lines)
  const space: TextArea = { x: GUIDE_PAGE.margin + INSET, width: CONTENT_WIDTH - 2 * INSET }
  const table = createTablePiece(
    doc,
    style,
    { kind: 'table', columnHeadings, rows: rows.map(({ label: line, how, result }) => [line, how, result]), hasAmounts: true },
    space,
  )
  const texts = [
    { tag: 'P', look: LABEL, text: label },
    { tag: 'H3', look: TITLE, text: title },
    { tag: 'P', look: TEXT, text },
  ].map((item) => ({ ...item, height: textHeight(doc, item.look, item.text, space) + item.look.after }))
  const meaning = fillInResults(note, rows)
  const head = texts.reduce((sum, item) => sum + item.height, 0)
  const height = INSET + head + table.height + 12 + textHeight(doc, TEXT, meaning, space) + INSET
  return {
    name: title,
    height,
    after: BLOCK_GAP + 4,
    isWide: true,
    draw: (section, top) => {
      drawArtifact(doc, 'Layout', () => {
        doc.roundedRect(GUIDE_PAGE.margin, top, CONTENT_WIDTH, height, 8).fill(mixColors(colors.paper, colors.signal, 0.14))
        doc.rect(GUIDE_PAGE.margin, top + 12, 5, height - 24).fill(colors.signal)
      })
      let y = top + INSET
      for (const item of texts) {
        drawWords(doc, section, item.tag, item.look, item.text, { ...space, y, color: colors.ink })
        y += item.height
      }
      table.draw(section, y)
      drawWords(doc, section, 'P', TEXT, meaning, { ...space, y: y + table.height + 12, color: colors.ink })
    },
  }
}

/** Figures side by side, each with its label below it. The space character between them is for screen readers. */
export function createFiguresPiece(
  doc: PdfDocument,
  { colors }: GuideStyle,
  items: readonly { value: string; label: string }[],
): GuidePiece {
  const pitch = CONTENT_WIDTH / items.length
  const width = pitch - 16
  const measuredItems = items.map(({ value, label }) => {
    const valueHeight = doc.font('display').fontSize(26).heightOfString(value, { width })
    return { value, label, valueHeight, height: valueHeight + doc.font('text').fontSize(10).heightOfString(label, { width }) }
  })
  return {
    name: items.map(({ value }) => value).join(', '),
    height: 14 + Math.max(...measuredItems.map(({ height }) => height)),
    after: BLOCK_GAP + 6,
    isWide: true,
    draw: (section, top) =>
      measuredItems.forEach(({ value, label, valueHeight }, index) => {
        const x = GUIDE_PAGE.margin + index * pitch
        drawArtifact(doc, 'Layout', () => doc.rect(x, top, width, 3).fill(colors.signal))
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

const BAR = { height: 15, pitch: 21, label: 96 }

/** Bars from a zero line, each with its value, and the same in words as the alternative text. */
export function createChartPiece(doc: PdfDocument, { colors }: GuideStyle, { title, unit, most, bars }: GuideChart): GuidePiece {
  const titleHeight = textHeight(doc, LABEL, title, { x: MAIN_COLUMN.x, width: MAIN_COLUMN.width }) + 13
  const height = titleHeight + bars.length * BAR.pitch + 6
  const space = MAIN_COLUMN.width - BAR.label - 40
  return {
    name: title,
    height,
    after: BLOCK_GAP,
    draw: (section, top) => {
      const area = { left: MAIN_COLUMN.x, top, right: MAIN_COLUMN.x + MAIN_COLUMN.width, bottom: top + height }
      drawFigure(doc, section, { alt: describeBars({ title, unit, bars }), ...area }, () => {
        const drawText = (font: 'bold' | 'text', text: string, x: number, y: number, size = 9) =>
          doc.font(font).fontSize(size).fillColor(colors.ink).text(`${text} `, x, y, { lineBreak: false })
        drawText('bold', title, MAIN_COLUMN.x, top)
        drawText('text', unit, MAIN_COLUMN.x, top + 12)
        for (const [index, { label, value }] of bars.entries()) {
          const y = top + titleHeight + 4 + index * BAR.pitch
          const length = (value / most) * space
          drawText('text', label, MAIN_COLUMN.x, y + 3)
          doc
            .rect(MAIN_COLUMN.x + BAR.label, y, Math.max(length, 0.5), BAR.height)
            .fill(value === Math.max(...bars.map((bar) => bar.value)) ? colors.deck : colors.signal)
          drawText('bold', value.toLocaleString('en-US'), MAIN_COLUMN.x + BAR.label + length + 6, y + 3)
        }
        doc.rect(MAIN_COLUMN.x + BAR.label - 0.75, top + titleHeight, 1.5, bars.length * BAR.pitch).fill(colors.ink)
      })
    },
  }
}
