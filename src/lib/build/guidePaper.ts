/** What all parts of a PDF guide share: the page's measures, its look, pieces, artifacts and links. Lengths are in points. */
import type PDFDocument from 'pdfkit'

export type Doc = InstanceType<typeof PDFDocument>
export type Element = ReturnType<Doc['struct']>
export type GuideStyle = {
  /** Paths of fonts. */
  fonts: { display: string; text: string; bold: string }
  colors: { deck: string; deck2: string; signal: string; go: string; ink: string; paper: string; white: string; muted: string }
}

/** `label` must say by itself where it leads: a phone number, an address. */
export type GuideLink = { label: string; url: string }
/** What stands at the foot of the cover. */
export type GuideImprint = { brand: string; footer: string; contacts: readonly GuideLink[] }
/** A part of a chapter that is never split between pages. */
export type Piece = {
  /** What a message calls it. */
  name: string
  height: number
  /** Room below it. */
  after: number
  /** A heading never stands alone at the end of a page. */
  staysWithNext?: boolean
  draw: (section: Element, top: number) => void
}

/** US Letter; content stands between `top` and `bottom`. */
export const PAGE = { width: 612, height: 792, margin: 56, top: 74, bottom: 736 } as const
export const COLUMN = PAGE.width - 2 * PAGE.margin

/** Draws what a screen reader must skip. */
export function artifact(doc: Doc, type: 'Background' | 'Layout' | 'Pagination', drawing: () => unknown): void {
  doc.markContent('Artifact', { type } as Parameters<Doc['markContent']>[1])
  drawing()
  doc.endMarkedContent()
}

type Line = { x: number; y: number; color: string; size: number }

/**
 * A paragraph on one line, of which some are links: each link is an element of its own that holds its words and the place to
 * click. A line that would leave the column is set smaller.
 */
export function linkedWords(doc: Doc, parent: Element, words: readonly (string | GuideLink)[], line: Line): void {
  const labels = words.map((word) => (typeof word === 'string' ? word : word.label))
  const wide = doc.font('text').fontSize(line.size).widthOfString(labels.join(''))
  const size = line.size * Math.min(1, (PAGE.width - PAGE.margin - line.x) / wide)
  const block = doc.struct('P')
  parent.add(block)
  let { x } = line
  const write = (text: string, underline: boolean) => {
    doc.font('text').fontSize(size).fillColor(line.color).text(text, x, line.y, { lineBreak: false, underline })
    return doc.widthOfString(text)
  }
  for (const word of words) {
    if (typeof word === 'string') {
      block.add(() => {
        x += write(word, false)
      })
      continue
    }
    const link = doc.struct('Link')
    block.add(link)
    link.add(() => {
      const left = x
      x += write(word.label, true)
      // A string object is what the library writes as text; a plain string would become a name.
      const Contents = new String(word.label) as string
      const options = { structParent: link, Contents } as Parameters<Doc['link']>[5]
      doc.link(left, line.y, x - left, doc.currentLineHeight(), word.url, options)
    })
    link.end()
  }
  block.end()
}
