/**
 * Makes a designed, tagged PDF from plain blocks: a cover, then a new page for each chapter. The same input always gives the same bytes.
 * Decoration is marked as an artifact, so that screen readers skip it.
 */
import PDFDocument from 'pdfkit'
import { createBlockPieces, type GuideBlock } from './guideBlocks.ts'
import {
  type ChapterOpening,
  chapterOpeningHeight,
  drawChapterOpening,
  drawCover,
  drawPageFurniture,
  type GuideCover,
} from './guideCover.ts'
import { GUIDE_PAGE, type GuideImprint, type GuidePiece, type GuideStyle, type PdfDocument } from './guidePaper.ts'

/** A chapter may ask for a page of its own. */
type GuideChapter = ChapterOpening & { startsPage?: boolean | undefined; blocks: readonly GuideBlock[] }
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

/**
 * @returns the bytes of the PDF
 * @param length allowed number of pages; any number without it
 * @throws Error that names a block which does not fit on a page, or if the number of pages is not allowed
 */
export async function drawGuidePdf(
  guide: Guide,
  style: GuideStyle & GuideImprint,
  length?: { min: number; max: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${guide.title} – ${style.brand}`
  const doc = new GuideDocument({
    size: [GUIDE_PAGE.width, GUIDE_PAGE.height],
    // Pages are filled piece by piece. The library must never add a page of its own, which would have neither header nor footer.
    margins: { top: GUIDE_PAGE.top, bottom: 0, left: GUIDE_PAGE.margin, right: GUIDE_PAGE.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: style.fonts.text,
    info: { Title: title, Author: style.brand, Subject: guide.subtitle, CreationDate: CREATION_DATE, ModDate: CREATION_DATE },
  } as ConstructorParameters<typeof PDFDocument>[0])
  doc.registerFont('display', style.fonts.display).registerFont('text', style.fonts.text).registerFont('bold', style.fonts.bold)
  const finished = collectBytes(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const chapters = layOutChapters(doc, guide.chapters, style)
  drawCover(doc, root, guide, chapters, style)
  let last = 1
  /** Adds pages up to this one. `running` is the chapter that continues there. */
  const addPagesUpTo = (page: number, running?: string) => {
    for (; last < page; ) {
      doc.addPage()
      drawPageFurniture(doc, style, { page: ++last, title: guide.title, running })
    }
  }
  for (const chapter of chapters) {
    addPagesUpTo(chapter.page)
    const section = doc.struct('Sect')
    root.add(section)
    doc.outline.addItem(chapter.title)
    drawChapterOpening(doc, section, chapter, style)
    for (const { piece, page, top } of chapter.placed) {
      addPagesUpTo(page, chapter.title)
      piece.draw(section, top)
    }
    section.end()
  }
  if (length && (last < length.min || last > length.max))
    throw new Error(
      `The guide “${guide.title}” has ${last} pages, and ${length.min} to ${length.max} are read. ${last < length.min ? 'Write more chapters or blocks, or let chapters start a page.' : 'Shorten it.'}`,
    )
  root.end()
  doc.end()
  return finished
}

function collectBytes(doc: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
}

type PlacedPiece = { piece: GuidePiece; page: number; top: number }
type PagePosition = { page: number; y: number }

/** A chapter begins on the page of the previous one only if it has this much space below its band. */
const MIN_SPACE_FOR_CHAPTER = 250
const BAND_GAP = 26

/** Lays out all chapters and pieces. The cover lists their pages before any is drawn. */
function layOutChapters(doc: PdfDocument, chapters: readonly GuideChapter[], style: GuideStyle & GuideImprint) {
  let end: PagePosition = { page: 1, y: GUIDE_PAGE.bottom }
  let previous = 0
  return chapters.map((chapter, index) => {
    const band = chapterOpeningHeight(doc, chapter, false)
    // No two chapters begin on one page, because each has a bookmark to its page.
    const isContinued = !chapter.startsPage && end.page > previous && end.y + BAND_GAP + band + MIN_SPACE_FOR_CHAPTER < GUIDE_PAGE.bottom
    const start: PagePosition = isContinued ? { page: end.page, y: end.y + 12 } : { page: end.page + 1, y: 0 }
    const height = chapterOpeningHeight(doc, chapter, start.y === 0)
    const { placed, end: chapterEnd } = placePieces(createBlockPieces(doc, style, chapter.blocks), {
      page: start.page,
      y: start.y + height + BAND_GAP,
    })
    end = chapterEnd
    previous = start.page
    return { ...chapter, number: index + 1, page: start.page, top: start.y, placed }
  })
}

/** Places pieces one below the other. A piece is never split, and a heading stays with the piece after it. */
function placePieces(pieces: readonly GuidePiece[], start: PagePosition): { placed: PlacedPiece[]; end: PagePosition } {
  const needed = (index: number): number => {
    const piece = pieces[index]
    if (!piece) return 0
    const own = piece.height + (piece.staysWithNext && pieces[index + 1] ? piece.after + needed(index + 1) : 0)
    return Math.max(own, piece.inMargin ?? 0)
  }
  let { page, y } = start
  /** Bottom of the last heading in the margin. */
  let margin = 0
  const placedPieces = pieces.map((piece, index) => {
    if (piece.height > GUIDE_PAGE.bottom - GUIDE_PAGE.top)
      throw new Error(`“${piece.name}” does not fit on one page of the guide. Split it.`)
    const followsHeading = pieces[index - 1]?.staysWithNext
    if (!followsHeading && piece.isWide) y = Math.max(y, margin)
    if (!followsHeading && y > GUIDE_PAGE.top && y + needed(index) > GUIDE_PAGE.bottom) {
      page++
      y = GUIDE_PAGE.top
      margin = 0
    }
    const top = y
    if (piece.inMargin) margin = top + piece.inMargin + 10
    y += piece.height + piece.after
    return { piece, page, top }
  })
  return { placed: placedPieces, end: { page, y: Math.max(y, margin) } }
}
