/** The items of a list of a PDF guide, whatever their markers. */
import { addElement, type GuidePiece, type PdfDocument, type PdfElement } from './guidePaper.ts'
import { BLOCK_GAP, drawWords, TEXT_LOOKS, type TextArea } from './guideText.ts'

export type TitledText = { title: string; text: string }

/** Adds the body of an item: its title, if it has one, and its text. The space character between them is for screen readers. */
export function drawItemBody(
  doc: PdfDocument,
  item: PdfElement,
  { title, text }: TitledText,
  { top, textTop, ...place }: TextArea & { top: number; textTop: number; color: string },
): void {
  const body = addElement(doc, item, 'LBody')
  if (title) drawWords(doc, body, 'P', TEXT_LOOKS.title, `${title} `, { ...place, y: top })
  drawWords(doc, body, 'P', TEXT_LOOKS.LBody, text, { ...place, y: textTop })
  body.end()
}

/** Makes each piece an item of one list. */
export function asListItems(doc: PdfDocument, pieces: readonly GuidePiece[]): GuidePiece[] {
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
        const item = addElement(doc, list, 'LI')
        piece.draw(item, top)
        item.end()
        if (isLast) list.end()
      },
    }
  })
}
