/**
 * Makes a designed, tagged PDF of a few pages from plain blocks: cover, then a new page for each chapter. The same input
 * always gives the same bytes. Content that only decorates is marked as an artifact, so that screen readers skip it.
 */
import PDFDocument from 'pdfkit'
import { type GuideBlock, pieceOf, piecesOf } from './guideBlocks'
import { cover, frame, type GuideCover } from './guideCover'
import { type Doc, type Element, type GuideImprint, type GuideStyle, PAGE, type Piece } from './guidePaper'

type GuideChapter = { title: string; blocks: readonly GuideBlock[] }
export type Guide = GuideCover & { chapters: readonly GuideChapter[] }

/** A real date would make every build different. */
const CREATED = new Date('2025-01-01T00:00:00Z')

/** The library writes title, author and subject into the XML metadata as they are, so that an ampersand breaks it. */
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
 * @throws Error when a block does not fit on a page, naming it
 */
export async function guidePdf(guide: Guide, style: GuideStyle & GuideImprint): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${guide.title} – ${style.brand}`
  const doc = new GuideDocument({
    size: [PAGE.width, PAGE.height],
    // Pages are filled piece by piece; the library must never begin one of its own, which would have no frame.
    margins: { top: PAGE.top, bottom: 0, left: PAGE.margin, right: PAGE.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: style.fonts.text,
    info: { Title: title, Author: style.brand, Subject: guide.subtitle, CreationDate: CREATED, ModDate: CREATED },
  } as ConstructorParameters<typeof PDFDocument>[0])
  doc.registerFont('display', style.fonts.display).registerFont('text', style.fonts.text).registerFont('bold', style.fonts.bold)
  const finished = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  cover(doc, root, guide, style)
  const pages = { last: 1 }
  const turn = () => {
    doc.addPage()
    frame(doc, style, ++pages.last)
  }
  for (const chapter of guide.chapters) {
    turn()
    doc.outline.addItem(chapter.title)
    const section = doc.struct('Sect')
    root.add(section)
    const heading = pieceOf(doc, style, 'H2', chapter.title)
    fill(section, [heading, ...chapter.blocks.flatMap((block) => piecesOf(doc, style, block))], turn)
    section.end()
  }
  root.end()
  doc.end()
  return finished
}

function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
}

/** Draws pieces one below the other; a piece is never split, and a heading goes where what it heads goes. */
function fill(section: Element, pieces: readonly Piece[], turn: () => void): void {
  const needed = (index: number): number => {
    const piece = pieces[index]
    if (!piece) return 0
    return piece.height + (piece.staysWithNext && pieces[index + 1] ? piece.after + needed(index + 1) : 0)
  }
  let y: number = PAGE.top
  for (const [index, piece] of pieces.entries()) {
    if (piece.height > PAGE.bottom - PAGE.top) throw new Error(`“${piece.name}” does not fit on one page of the guide. Split it.`)
    const followsHeading = pieces[index - 1]?.staysWithNext
    if (!followsHeading && y > PAGE.top && y + needed(index) > PAGE.bottom) {
      turn()
      y = PAGE.top
    }
    piece.draw(section, y)
    y += piece.height + piece.after
  }
}
