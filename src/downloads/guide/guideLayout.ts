/** Lays out the chapters of a PDF guide on its pages, before anything is drawn, because the cover lists their pages. */
import { createBlockPieces, type GuideBlock } from './guideBlocks.ts'
import { type ChapterOpening, chapterBandHeight } from './guideChapterBand.ts'
import { GUIDE_PAGE, type GuidePiece, type GuideStyle, type PdfDocument } from './guidePaper.ts'

/** A chapter may ask for a page of its own. */
export type GuideChapter = ChapterOpening & { startsPage?: boolean | undefined; blocks: readonly GuideBlock[] }
type PlacedPiece = { piece: GuidePiece; page: number; top: number }
type PagePosition = { page: number; y: number }

/** A chapter begins on the page of the previous one only if it has this much space below its band. */
const MIN_SPACE_FOR_CHAPTER = 250
const BAND_GAP = 26

/** @returns the chapters, each with its pieces, and the page and the place of every one */
export function layOutChapters(doc: PdfDocument, chapters: readonly GuideChapter[], style: GuideStyle) {
  let end: PagePosition = { page: 1, y: GUIDE_PAGE.bottom }
  let previous = 0
  return chapters.map((chapter, index) => {
    const band = chapterBandHeight(doc, chapter, false)
    // No two chapters begin on one page, because each has a bookmark to its page.
    const isContinued = !chapter.startsPage && end.page > previous && end.y + BAND_GAP + band + MIN_SPACE_FOR_CHAPTER < GUIDE_PAGE.bottom
    const start: PagePosition = isContinued ? { page: end.page, y: end.y + 12 } : { page: end.page + 1, y: 0 }
    const height = chapterBandHeight(doc, chapter, start.y === 0)
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
  const neededHeight = (index: number): number => {
    const piece = pieces[index]
    if (!piece) return 0
    const own = piece.height + (piece.staysWithNext && pieces[index + 1] ? piece.after + neededHeight(index + 1) : 0)
    return Math.max(own, piece.marginHeight ?? 0)
  }
  let { page, y } = start
  /** Bottom of the last heading in the margin. */
  let marginBottom = 0
  const placedPieces = pieces.map((piece, index) => {
    if (piece.height > GUIDE_PAGE.bottom - GUIDE_PAGE.top)
      throw new Error(`“${piece.name}” does not fit on one page of the guide. Split it.`)
    const followsHeading = pieces[index - 1]?.staysWithNext
    if (!followsHeading && piece.isWide) y = Math.max(y, marginBottom)
    if (!followsHeading && y > GUIDE_PAGE.top && y + neededHeight(index) > GUIDE_PAGE.bottom) {
      page++
      y = GUIDE_PAGE.top
      marginBottom = 0
    }
    const top = y
    if (piece.marginHeight) marginBottom = top + piece.marginHeight + 10
    y += piece.height + piece.after
    return { piece, page, top }
  })
  return { placed: placedPieces, end: { page, y: Math.max(y, marginBottom) } }
}
