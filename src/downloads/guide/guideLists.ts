/** Draws the lists of a PDF guide, with bullets, boxes, numbers or times. Each is one list, even across pages. */
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { asListItems, drawItemBody, type TitledText } from './guideListItems.ts'
import {
  addElement,
  drawArtifact,
  drawLinkedWords,
  type GuidePiece,
  type GuideStyle,
  MAIN_COLUMN,
  type PdfDocument,
  type PdfElement,
  printedAddress,
  SIDE_COLUMN,
} from './guidePaper.ts'
import { drawWords, TEXT_LOOKS, textHeight } from './guideText.ts'

type ListMarker = 'bullet' | 'box' | 'number'

const LINK = { size: 9.5, height: 14 }
const INDENT = 20

/** Points, boxes to tick or numbered steps. */
export function createListPieces(
  doc: PdfDocument,
  { colors }: GuideStyle,
  items: readonly (string | TitledText)[],
  marker: ListMarker,
): GuidePiece[] {
  const space = { x: MAIN_COLUMN.x + INDENT, width: MAIN_COLUMN.width - INDENT }
  return asListItems(
    doc,
    items.map((item, index) => {
      const { title, text } = typeof item === 'string' ? { title: '', text: item } : item
      const titleHeight = title ? textHeight(doc, TEXT_LOOKS.title, title, space) + TEXT_LOOKS.title.after : 0
      return {
        name: title || text,
        height: titleHeight + textHeight(doc, TEXT_LOOKS.LBody, text, space),
        after: TEXT_LOOKS.LBody.after,
        draw: (item, top) => {
          drawMarker(doc, item, colors, marker, index, top)
          drawItemBody(doc, item, { title, text }, { ...space, top, textTop: top + titleHeight, color: colors.ink })
        },
      }
    }),
  )
}

function drawMarker(
  doc: PdfDocument,
  item: PdfElement,
  colors: GuideStyle['colors'],
  marker: ListMarker,
  index: number,
  top: number,
): void {
  const { x } = MAIN_COLUMN
  const shapes: Record<ListMarker, () => unknown> = {
    bullet: () => doc.roundedRect(x, top + 3.5, 6, 6, 1.5).fill(colors.signal),
    box: () =>
      doc
        .roundedRect(x, top + 0.5, 10, 10, 2)
        .lineWidth(1)
        .stroke(colors.ink),
    number: () => doc.circle(x + 6.5, top + 6, 7.5).fill(colors.signal),
  }
  drawArtifact(doc, 'Layout', shapes[marker])
  if (marker !== 'number') return
  const write = () => {
    doc
      .font('bold')
      .fontSize(9)
      .fillColor(colors.ink)
      .text(String(index + 1), x - 1, top + 1.8, { width: 15, align: 'center' })
  }
  item.add(doc.struct('Lbl', {}, write))
}

/** A timeline: times in the margin, a rail, and next to it the events. */
export function createRailPieces(
  doc: PdfDocument,
  { colors }: GuideStyle,
  items: readonly (TitledText & { when: string })[],
): GuidePiece[] {
  return asListItems(
    doc,
    items.map(({ when, title, text }, index) => {
      const titleHeight = textHeight(doc, TEXT_LOOKS.title, title, MAIN_COLUMN) + TEXT_LOOKS.title.after
      const height = titleHeight + textHeight(doc, TEXT_LOOKS.LBody, text, MAIN_COLUMN)
      const isLast = index === items.length - 1
      return {
        name: title,
        height: height + 3,
        after: 8,
        isWide: true,
        draw: (item, top) => {
          drawArtifact(doc, 'Layout', () => {
            const x = MAIN_COLUMN.x - 14
            if (!isLast)
              doc
                .moveTo(x, top + 12)
                .lineTo(x, top + height + 12)
                .lineWidth(1.5)
                .stroke(colors.onDeck2)
            doc.circle(x, top + 6, 4).fill(colors.signal)
          })
          const width = SIDE_COLUMN.width - 14
          const write = () =>
            void doc
              .font('bold')
              .fontSize(10)
              .fillColor(colors.ink)
              .text(`${when} `, SIDE_COLUMN.x, top + 0.5, { width })
          item.add(doc.struct('Lbl', {}, write))
          drawItemBody(doc, item, { title, text }, { ...MAIN_COLUMN, top, textTop: top + titleHeight, color: colors.ink })
        },
      }
    }),
  )
}

/** Further reading: a few words, with the address below them. */
export function createLinkPieces(doc: PdfDocument, style: GuideStyle, items: readonly Link[]): GuidePiece[] {
  const { colors } = style
  return asListItems(
    doc,
    items.map(({ label, href }) => {
      const space = { x: MAIN_COLUMN.x + INDENT, width: MAIN_COLUMN.width - INDENT }
      const height = textHeight(doc, TEXT_LOOKS.title, label, space)
      return {
        name: label,
        height: height + LINK.height,
        after: TEXT_LOOKS.LBody.after,
        draw: (item, top) => {
          drawMarker(doc, item, colors, 'bullet', 0, top)
          const body = addElement(doc, item, 'LBody')
          drawWords(doc, body, 'P', TEXT_LOOKS.title, `${label} `, { ...space, y: top, color: colors.ink })
          drawLinkedWords(doc, body, [printedAddress(href, style.origin)], {
            x: space.x,
            y: top + height,
            color: colors.ink,
            size: LINK.size,
          })
          body.end()
        },
      }
    }),
  )
}
