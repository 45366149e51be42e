/**
 * Makes a designed, tagged PDF from plain blocks: a cover, then a new page for each chapter. The same input always gives the same bytes.
 * Decoration is marked as an artifact, so that screen readers skip it.
 */
import PDFDocument from 'pdfkit'
import { drawChapterBand } from './guideChapterBand.ts'
import { drawCover, type GuideCover } from './guideCover.ts'
import { type GuideChapter, layOutChapters } from './guideLayout.ts'
import { addElement, CONTENT_WIDTH, drawArtifact, GUIDE_PAGE, type GuideStyle, type PdfDocument } from './guidePaper.ts'

export type Guide = GuideCover & { chapters: readonly GuideChapter[] }

/** Fixed, because a real date would make every build different. */
const CREATION_DATE = new Date('2025-01-01T00:00:00Z')

/** The library does not escape title, author and subject in the XML metadata, so an ampersand would break it. */
class GuideDocument extends PDFDocument {
  override endMetadata(): void {
    const info = this.info as Record<string, unknown>
    for (const [name, value] of Object.entries(info))
      if (typeof value === 'string' || value instanceof String)
        info[name] = String(value).replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`)
    super.endMetadata()
  }
}

/** @returns an empty document with the guide's title, page and fonts */
function createGuideDocument({ title: guideTitle, subtitle }: Guide, style: GuideStyle): PdfDocument {
  const title = `${guideTitle} – ${style.brand}`
  const doc = new GuideDocument({
    size: [GUIDE_PAGE.width, GUIDE_PAGE.height],
    // Pages are filled piece by piece. The library must never add a page of its own, which would have neither header nor footer.
    margins: { top: GUIDE_PAGE.top, bottom: 0, left: GUIDE_PAGE.margin, right: GUIDE_PAGE.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: style.fonts.text,
    info: { Title: title, Author: style.brand, Subject: subtitle, CreationDate: CREATION_DATE, ModDate: CREATION_DATE },
  } as ConstructorParameters<typeof PDFDocument>[0])
  doc.registerFont('display', style.fonts.display).registerFont('text', style.fonts.text).registerFont('bold', style.fonts.bold)
  return doc
}

/**
 * @returns the bytes of the PDF
 * @param length allowed number of pages; any number without it
 * @throws Error that names a block which does not fit on a page, or if the number of pages is not allowed
 */
export async function drawGuidePdf(
  guide: Guide,
  style: GuideStyle,
  length?: { min: number; max: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = createGuideDocument(guide, style)
  const bytes = collectBytes(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const chapters = layOutChapters(doc, guide.chapters, style)
  drawCover(doc, root, guide, chapters, style)
  let lastPage = 1
  /** Adds pages up to this one. `running` is the chapter that continues there. */
  const addPagesUpTo = (page: number, running?: string) => {
    for (; lastPage < page; ) {
      doc.addPage()
      drawHeaderAndFooter(doc, style, { page: ++lastPage, title: guide.title, running })
    }
  }
  for (const chapter of chapters) {
    addPagesUpTo(chapter.page)
    const section = addElement(doc, root, 'Sect')
    doc.outline.addItem(chapter.title)
    drawChapterBand(doc, section, chapter, style)
    for (const { piece, page, top } of chapter.placed) {
      addPagesUpTo(page, chapter.title)
      piece.draw(section, top)
    }
    section.end()
  }
  if (length && (lastPage < length.min || lastPage > length.max))
    throw new Error(
      `The guide “${guide.title}” has ${lastPage} pages, and ${length.min} to ${length.max} are read. ${lastPage < length.min ? 'Write more chapters or blocks, or let chapters start a page.' : 'Shorten it.'}`,
    )
  root.end()
  doc.end()
  return bytes
}

function collectBytes(doc: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
}

/** Draws the header and footer of every page but the cover. `running` is printed at the top of pages on which no chapter begins. */
function drawHeaderAndFooter(
  doc: PdfDocument,
  { colors, brand }: GuideStyle,
  { page, title, running }: { page: number; title: string; running?: string | undefined },
): void {
  drawArtifact(doc, 'Background', () => void doc.rect(0, 0, GUIDE_PAGE.width, GUIDE_PAGE.height).fill(colors.paper))
  drawArtifact(doc, 'Pagination', () => {
    const right = (text: string, y: number) =>
      doc.text(text, GUIDE_PAGE.width - GUIDE_PAGE.margin - doc.widthOfString(text), y, { lineBreak: false })
    doc.font('text').fontSize(9).fillColor(colors.muted)
    if (running) {
      doc.text(running, GUIDE_PAGE.margin, 40, { lineBreak: false })
      doc.rect(GUIDE_PAGE.margin, 56, CONTENT_WIDTH, 1).fill(colors.deck)
    }
    doc.font('text').fontSize(9).fillColor(colors.muted)
    doc.text(`${brand} · ${title}`, GUIDE_PAGE.margin, GUIDE_PAGE.height - 38, { lineBreak: false })
    right(String(page), GUIDE_PAGE.height - 38)
  })
}
