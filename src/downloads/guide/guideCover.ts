/** Draws the cover of a PDF guide: its title over a picture, the product's board, and the table of contents. */
import { chapterDestination } from './guideChapterBand.ts'
import {
  addElement,
  CONTENT_WIDTH,
  drawArtifact,
  drawFigure,
  drawLinkedWords,
  GUIDE_PAGE,
  type GuideStyle,
  type PdfDocument,
  type PdfElement,
} from './guidePaper.ts'
import { drawWords, type TextLook, textHeight } from './guideText.ts'

export type GuideCover = {
  title: string
  subtitle: string
  /** Its readers, and when it was last reviewed. */
  audience: string
  board: {
    /** Says that names and times are a sample. */
    caption: string
    /** `status` is the printed text. */
    rows: readonly { time: string; role: string; status: string; isCovered: boolean }[]
  }
}

const EYEBROW: TextLook = { font: 'bold', size: 12, lineGap: 0, after: 0 }
const TITLE: TextLook = { font: 'display', size: 40, lineGap: -2, after: 14 }
const SUBTITLE: TextLook = { font: 'text', size: 14, lineGap: 4, after: 10 }
const SMALL: TextLook = { font: 'text', size: 10, lineGap: 2, after: 0 }
const FULL = { x: GUIDE_PAGE.margin, width: CONTENT_WIDTH }

/** Distance of the picture's ground below the words, and the height of the ground. */
const PICTURE = { below: 142, ground: 12 }

/** Draws the first page of a guide into `root`. @param contents chapters with their pages, which are linked */
export function drawCover(
  doc: PdfDocument,
  root: PdfElement,
  guide: GuideCover,
  contents: readonly { title: string; page: number }[],
  style: GuideStyle,
): void {
  const { colors } = style
  const space = { x: GUIDE_PAGE.margin, width: CONTENT_WIDTH - 50 }
  const tops = { brand: 44, title: 72, subtitle: 0, audience: 0 }
  tops.subtitle = tops.title + textHeight(doc, TITLE, guide.title, FULL) + TITLE.after
  tops.audience = tops.subtitle + textHeight(doc, SUBTITLE, guide.subtitle, space) + SUBTITLE.after
  const ground = tops.audience + textHeight(doc, SMALL, guide.audience, space) + PICTURE.below
  drawArtifact(doc, 'Background', () => {
    doc.rect(0, 0, GUIDE_PAGE.width, GUIDE_PAGE.height).fill(colors.deck)
    if (!style.picture) return
    const picture = style.picture({ width: GUIDE_PAGE.width, height: ground, ground: PICTURE.ground })
    doc.image(Buffer.from(picture), 0, 0, { width: GUIDE_PAGE.width, height: ground })
  })
  drawWords(doc, root, 'P', EYEBROW, style.brand, { ...FULL, y: tops.brand, color: colors.signal })
  drawWords(doc, root, 'H1', TITLE, guide.title, { ...FULL, y: tops.title, color: colors.white })
  drawWords(doc, root, 'P', SUBTITLE, guide.subtitle, { ...space, y: tops.subtitle, color: colors.white })
  drawWords(doc, root, 'P', SMALL, guide.audience, { ...space, y: tops.audience, color: colors.white })
  const belowBoard = drawBoard(doc, root, guide.board, style, ground + 14) + 16
  drawTableOfContents(doc, root, contents, style, belowBoard)
  const footerTop = GUIDE_PAGE.height - 62
  drawWords(doc, root, 'P', { ...SMALL, size: 9 }, style.footer, { ...FULL, y: footerTop, color: colors.onDeck2 })
  const contacts = style.contacts.flatMap((contact, index) => (index > 0 ? [' · ', contact] : [contact]))
  drawLinkedWords(doc, root, contacts, { x: GUIDE_PAGE.margin, y: footerTop + 24, color: colors.white, size: 10 })
}

/** Draws the product's board, with its words as the alternative text. @returns the y coordinate of its end */
function drawBoard(
  doc: PdfDocument,
  root: PdfElement,
  { rows, caption }: GuideCover['board'],
  { colors }: GuideStyle,
  top: number,
): number {
  const [height, rowStep] = [28, 32]
  const bottom = top + (rows.length - 1) * rowStep + height
  const alt = rows.map(({ time, role, status }) => [time, role, status].join(', ')).join('; ')
  const area = { left: GUIDE_PAGE.margin, top, right: GUIDE_PAGE.margin + CONTENT_WIDTH, bottom }
  drawFigure(doc, root, { alt, ...area }, () => {
    rows.forEach(({ time, role, status, isCovered }, index) => {
      const y = top + index * rowStep
      doc.roundedRect(GUIDE_PAGE.margin, y, CONTENT_WIDTH, height, 6).fill(colors.deck2)
      const drawText = (text: string, x: number, color: string) =>
        doc
          .font('bold')
          .fontSize(12)
          .fillColor(color)
          .text(text, x, y + 8, { lineBreak: false })
      drawText(`${time} `, GUIDE_PAGE.margin + 16, colors.signal)
      drawText(`${role} `, GUIDE_PAGE.margin + 92, colors.white)
      drawText(
        index < rows.length - 1 ? `${status} ` : status,
        GUIDE_PAGE.margin + CONTENT_WIDTH - 116,
        isCovered ? colors.go : colors.signal,
      )
    })
  })
  drawWords(doc, root, 'P', { ...SMALL, size: 8.5 }, caption, { ...FULL, y: bottom + 5, color: colors.onDeck2 })
  return bottom + 16
}

/** Draws the chapters in two columns, each with a link to its page. */
function drawTableOfContents(
  doc: PdfDocument,
  root: PdfElement,
  contents: readonly { title: string; page: number }[],
  style: GuideStyle,
  top: number,
): void {
  const { colors } = style
  drawWords(doc, root, 'P', { ...EYEBROW, size: 10 }, style.contents, { ...FULL, y: top, color: colors.signal })
  const list = addElement(doc, root, 'TOC')
  const perColumn = Math.ceil(contents.length / 2)
  const width = CONTENT_WIDTH / 2 - 12
  const item: TextLook = { font: 'text', size: 10.5, lineGap: 1, after: 8 }
  const heights = contents.map(({ title }) => textHeight(doc, item, title, { x: 0, width: width - 26 }) + item.after)
  contents.forEach(({ title, page }, index) => {
    const column = Math.floor(index / perColumn)
    const above = heights.slice(column * perColumn, index).reduce((sum, height) => sum + height, 0)
    const x = GUIDE_PAGE.margin + column * (width + 24)
    const y = top + 20 + above
    drawArtifact(doc, 'Layout', () => doc.rect(x, y - 5, width, 0.5).fill(colors.deck2))
    const entry = addElement(doc, list, 'TOCI')
    const reference = addElement(doc, entry, 'Reference')
    const link = addElement(doc, reference, 'Link')
    link.add(() => {
      const options = { width: width - 26, lineGap: item.lineGap }
      doc.font(item.font).fontSize(item.size).fillColor(colors.white).text(`${title} `, x, y, options)
      doc.font('bold').fillColor(colors.signal).text(String(page), x, y, { width, align: 'right' })
      // The library's types lack these options, which its other links have.
      const goTo = doc.goTo as unknown as (x: number, y: number, width: number, height: number, to: string, options: object) => PdfDocument
      const height = (heights[index] ?? 0) - item.after
      goTo.call(doc, x, y, width, height, chapterDestination(index + 1), { structParent: link, Contents: new String(title) })
    })
    link.end()
    reference.end()
    entry.end()
  })
  list.end()
}
