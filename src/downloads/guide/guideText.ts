/** Draws the text of a PDF guide: words in a look, headings and paragraphs. */
import {
  CONTENT_WIDTH,
  GUIDE_PAGE,
  type GuidePiece,
  type GuideStyle,
  MAIN_COLUMN,
  type PdfDocument,
  type PdfElement,
  SIDE_COLUMN,
} from './guidePaper.ts'

export type TextLook = { font: 'display' | 'text' | 'bold'; size: number; lineGap: number; after: number }
/** The beginning and the width of lines. */
export type TextArea = { x: number; width: number }

const TEXT: TextLook = { font: 'text', size: 10.5, lineGap: 3.6, after: 9 }
export const TEXT_LOOKS = {
  P: TEXT,
  LBody: { ...TEXT, after: 5 },
  H3: { font: 'bold', size: 11.5, lineGap: 1.5, after: 0 },
  title: { font: 'bold', size: 10.5, lineGap: 2, after: 1 },
} as const satisfies Record<string, TextLook>
/** Space below the last piece of a block. */
export const BLOCK_GAP = 14

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
  const height = textHeight(doc, TEXT_LOOKS.H3, text, space)
  return {
    name: text,
    height: isBeside ? 0 : height,
    after: isBeside ? 0 : 6,
    staysWithNext: true,
    isWide: true,
    ...(isBeside && { marginHeight: height }),
    draw: (section, y) => drawWords(doc, section, 'H3', TEXT_LOOKS.H3, text, { ...space, y, color: colors.ink }),
  }
}

/** A paragraph in the main column. */
export function createTextPiece(doc: PdfDocument, { colors }: GuideStyle, text: string): GuidePiece {
  return {
    name: text,
    height: textHeight(doc, TEXT_LOOKS.P, text, MAIN_COLUMN),
    after: TEXT_LOOKS.P.after,
    draw: (section, y) => drawWords(doc, section, 'P', TEXT_LOOKS.P, text, { ...MAIN_COLUMN, y, color: colors.ink }),
  }
}
