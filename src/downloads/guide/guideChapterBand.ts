/** Draws the band at the beginning of a chapter of a PDF guide: its number, its title and its question. */
import { drawArtifact, GUIDE_PAGE, type GuideStyle, MAIN_COLUMN, type PdfDocument, type PdfElement, SIDE_COLUMN } from './guidePaper.ts'
import { drawWords, type TextLook, textHeight } from './guideText.ts'

/** @returns the name by which the table of contents links to a chapter */
export const chapterDestination = (chapter: number) => `chapter-${chapter}`

const OPENER = {
  title: { font: 'display', size: 23, lineGap: 0, after: 6 },
  lede: { font: 'text', size: 11, lineGap: 3, after: 0 },
} as const satisfies Record<string, TextLook>
const BAND = { atTop: 40, within: 22, below: 20 }

export type ChapterOpening = { title: string; lede?: string | undefined }

const bandTop = (isAtTop: boolean) => (isAtTop ? BAND.atTop : BAND.within)

/** @returns the height of a chapter's band, at the top of a page or further down */
export const chapterBandHeight = (doc: PdfDocument, { title, lede }: ChapterOpening, isAtTop: boolean): number =>
  bandTop(isAtTop) +
  textHeight(doc, OPENER.title, title, MAIN_COLUMN) +
  (lede ? OPENER.title.after + textHeight(doc, OPENER.lede, lede, MAIN_COLUMN) : 0) +
  BAND.below

/** `top` is 0 at the top of a page. */
export function drawChapterBand(
  doc: PdfDocument,
  section: PdfElement,
  chapter: ChapterOpening & { number: number; top: number },
  { colors }: GuideStyle,
): void {
  const { top } = chapter
  const height = chapterBandHeight(doc, chapter, top === 0)
  doc.addNamedDestination(chapterDestination(chapter.number), 'XYZ', null, top, null)
  let y = top + bandTop(top === 0)
  drawArtifact(doc, 'Background', () => {
    doc.rect(0, top, GUIDE_PAGE.width, height).fill(colors.deck)
    doc.rect(0, top + height, GUIDE_PAGE.width, 4).fill(colors.signal)
    doc.font('display').fontSize(44).fillColor(colors.signal)
    doc.text(String(chapter.number), SIDE_COLUMN.x, y - 8, { lineBreak: false })
  })
  drawWords(doc, section, 'H2', OPENER.title, chapter.title, { ...MAIN_COLUMN, y, color: colors.white })
  y += textHeight(doc, OPENER.title, chapter.title, MAIN_COLUMN) + OPENER.title.after
  if (chapter.lede) drawWords(doc, section, 'P', OPENER.lede, chapter.lede, { ...MAIN_COLUMN, y, color: colors.onDeck2 })
}
