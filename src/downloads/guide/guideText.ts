/** Draws the text of a PDF guide: headings, paragraphs, and lists with bullets, boxes, numbers or times. */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: every kind of list is set by the same few functions, which nothing else may use
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import {
  CONTENT_WIDTH,
  drawArtifact,
  drawLinkedWords,
  GUIDE_PAGE,
  type GuideImprint,
  type GuidePiece,
  type GuideStyle,
  MAIN_COLUMN,
  type PdfDocument,
  type PdfElement,
  printedAddress,
  SIDE_COLUMN,
} from './guidePaper.ts'

export type TextLook = { font: 'display' | 'text' | 'bold'; size: number; lineGap: number; after: number }
/** The beginning and the width of lines. */
export type TextArea = { x: number; width: number }
export type ListMarker = 'bullet' | 'box' | 'number'
type TitledText = { title: string; text: string }

const TEXT: TextLook = { font: 'text', size: 10.5, lineGap: 3.6, after: 9 }
const LOOKS = {
  P: TEXT,
  LBody: { ...TEXT, after: 5 },
  H3: { font: 'bold', size: 11.5, lineGap: 1.5, after: 0 },
  title: { font: 'bold', size: 10.5, lineGap: 2, after: 1 },
} as const satisfies Record<string, TextLook>
/** Space below the last piece of a block. */
export const BLOCK_GAP = 14
const LINK = { size: 9.5, height: 14 }
const INDENT = 20

/** @returns the height of a text in points, if it is as wide as the area */
export const textHeight = (doc: PdfDocument, look: TextLook, text: string, { width }: TextArea) =>
  doc.font(look.font).fontSize(look.size).heightOfString(text, { width, lineGap: look.lineGap })

/** Adds an element with these words only. */
export function drawWords(
  doc: PdfDocument,
  parent: PdfElement,
  tag: string,
  look: TextLook,
  text: string,
  space: TextArea & { y: number; color: string },
): void {
  const options = { width: space.width, lineGap: look.lineGap }
  parent.add(
    doc.struct(tag, {}, () => void doc.font(look.font).fontSize(look.size).fillColor(space.color).text(text, space.x, space.y, options)),
  )
}

/** A heading below the chapter's: next to the text that follows, or above a piece as wide as the page. */
export function createHeadingPiece(doc: PdfDocument, { colors }: GuideStyle, text: string, isBeside: boolean): GuidePiece {
  const space = isBeside ? SIDE_COLUMN : { x: GUIDE_PAGE.margin, width: CONTENT_WIDTH }
  const height = textHeight(doc, LOOKS.H3, text, space)
  return {
    name: text,
    height: isBeside ? 0 : height,
    after: isBeside ? 0 : 6,
    staysWithNext: true,
    isWide: true,
    ...(isBeside && { inMargin: height }),
    draw: (section, y) => drawWords(doc, section, 'H3', LOOKS.H3, text, { ...space, y, color: colors.ink }),
  }
}

/** A paragraph in the main column. */
export function createTextPiece(doc: PdfDocument, { colors }: GuideStyle, text: string): GuidePiece {
  return {
    name: text,
    height: textHeight(doc, LOOKS.P, text, MAIN_COLUMN),
    after: LOOKS.P.after,
    draw: (section, y) => drawWords(doc, section, 'P', LOOKS.P, text, { ...MAIN_COLUMN, y, color: colors.ink }),
  }
}

/** All items belong to one list, even across pages. */
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
      const titleHeight = title ? textHeight(doc, LOOKS.title, title, space) + LOOKS.title.after : 0
      return {
        name: title || text,
        height: titleHeight + textHeight(doc, LOOKS.LBody, text, space),
        after: LOOKS.LBody.after,
        draw: (item, top) => {
          drawMarker(doc, item, colors, marker, index, top)
          const body = doc.struct('LBody')
          item.add(body)
          // The space character between title and text is for screen readers.
          if (title) drawWords(doc, body, 'P', LOOKS.title, `${title} `, { ...space, y: top, color: colors.ink })
          drawWords(doc, body, 'P', LOOKS.LBody, text, { ...space, y: top + titleHeight, color: colors.ink })
          body.end()
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
      const titleHeight = textHeight(doc, LOOKS.title, title, MAIN_COLUMN) + LOOKS.title.after
      const height = titleHeight + textHeight(doc, LOOKS.LBody, text, MAIN_COLUMN)
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
          const body = doc.struct('LBody')
          item.add(body)
          drawWords(doc, body, 'P', LOOKS.title, `${title} `, { ...MAIN_COLUMN, y: top, color: colors.ink })
          drawWords(doc, body, 'P', LOOKS.LBody, text, { ...MAIN_COLUMN, y: top + titleHeight, color: colors.ink })
          body.end()
        },
      }
    }),
  )
}

/** Further reading: a few words, with the address below them. */
export function createLinkPieces(doc: PdfDocument, style: GuideStyle & GuideImprint, items: readonly Link[]): GuidePiece[] {
  const { colors } = style
  return asListItems(
    doc,
    items.map(({ label, href }) => {
      const space = { x: MAIN_COLUMN.x + INDENT, width: MAIN_COLUMN.width - INDENT }
      const height = textHeight(doc, LOOKS.title, label, space)
      return {
        name: label,
        height: height + LINK.height,
        after: LOOKS.LBody.after,
        draw: (item, top) => {
          drawMarker(doc, item, colors, 'bullet', 0, top)
          const body = doc.struct('LBody')
          item.add(body)
          drawWords(doc, body, 'P', LOOKS.title, `${label} `, { ...space, y: top, color: colors.ink })
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

/** Makes each piece an item of one list. */
function asListItems(doc: PdfDocument, pieces: readonly GuidePiece[]): GuidePiece[] {
  const list = doc.struct('L')
  return pieces.map((piece, index) => {
    const isLast = index === pieces.length - 1
    return {
      ...piece,
      after: isLast ? BLOCK_GAP : piece.after,
      // Keeps at least two items together at the end of a page and at the top of the next.
      staysWithNext: !isLast && (index === 0 || index === pieces.length - 2),
      draw: (section, top) => {
        if (index === 0) section.add(list)
        const item = doc.struct('LI')
        list.add(item)
        piece.draw(item, top)
        item.end()
        if (isLast) list.end()
      },
    }
  })
}
