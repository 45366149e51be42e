/** Shared by all parts of a PDF guide: measures of the page, its look, pieces, artifacts and links. Lengths are in points. */
import type PDFDocument from 'pdfkit'
import type { Link } from '#src/lib/anywhere/pages/link.ts'

export type PdfDocument = InstanceType<typeof PDFDocument>
export type PdfElement = ReturnType<PdfDocument['struct']>
export type GuideStyle = GuideImprint & {
  /** Paths of fonts. */
  fonts: { display: string; text: string; bold: string }
  /** Draws the background of the cover as a PNG of this many points; its lowest `ground` points are ground. */
  picture?: (size: { width: number; height: number; ground: number }) => Uint8Array
  colors: Record<'deck' | 'deck2' | 'onDeck2' | 'signal' | 'go' | 'ink' | 'paper' | 'white' | 'muted', string>
}

/**
 * The imprint of every guide: its publisher, the beginning of its addresses, the line and the contacts at the cover's foot. A contact's
 * `label` must make clear where it leads: a phone number, an address.
 */
export type GuideImprint = { brand: string; origin: string; footer: string; contents: string; contacts: readonly Link[] }
/** A part of a chapter that is never split between pages. */
export type GuidePiece = {
  /** Name in messages. */
  name: string
  height: number
  /** Space below it. */
  after: number
  /** For headings, which must not stand alone at the end of a page. */
  staysWithNext?: boolean
  /** Height in the margin, next to the pieces that follow. Such a piece takes no height in the main column. */
  marginHeight?: number
  /** Also uses the margin, so it must not begin next to a heading there. */
  isWide?: boolean
  draw: (section: PdfElement, top: number) => void
}

/** US Letter. Content is between `top` and `bottom`. */
export const GUIDE_PAGE = { width: 612, height: 792, margin: 56, top: 78, bottom: 734 } as const
export const CONTENT_WIDTH = GUIDE_PAGE.width - 2 * GUIDE_PAGE.margin
/** Headings are in the margin, text next to them: a line has about 75 characters. */
export const MAIN_COLUMN = { x: 188, width: GUIDE_PAGE.width - GUIDE_PAGE.margin - 188 } as const
export const SIDE_COLUMN = { x: GUIDE_PAGE.margin, width: MAIN_COLUMN.x - GUIDE_PAGE.margin - 18 } as const

/** Draws something that screen readers must skip. */
export function drawArtifact(doc: PdfDocument, type: 'Background' | 'Layout' | 'Pagination', drawing: () => unknown): void {
  doc.markContent('Artifact', { type } as Parameters<PdfDocument['markContent']>[1])
  drawing()
  doc.endMarkedContent()
}

type FigureArea = { left: number; top: number; right: number; bottom: number }

/** Adds a picture, with its words as the alternative text. */
export function drawFigure(
  doc: PdfDocument,
  parent: PdfElement,
  { alt, left, top, right, bottom }: FigureArea & { alt: string },
  drawing: () => void,
): void {
  // The library's types lack `bbox`.
  const options = { alt, bbox: [left, top, right, bottom] } as Parameters<PdfDocument['struct']>[1]
  parent.add(doc.struct('Figure', options, drawing))
}

/** @returns a mix with `share` of one color (`#rrggbb`) in another, so that no drawing needs transparency */
export function mixColors(base: string, color: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const colorChannels = channels(color)
  const mixedChannels = channels(base).map((channel, index) => Math.round(channel + ((colorChannels[index] ?? channel) - channel) * share))
  return `#${mixedChannels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** On paper an address is read, so it is printed without the protocol. */
export function printedAddress(href: string, origin: string): Link {
  const url = new URL(href, origin)
  return { label: url.href.replace(/^https?:\/\//, '').replace(/\/$/, ''), href: url.href }
}

/** @returns a new element of the tag tree, inside its parent; whoever adds to it ends it */
export function addElement(doc: PdfDocument, parent: PdfElement, tag: string): PdfElement {
  const element = doc.struct(tag)
  parent.add(element)
  return element
}

type TextLine = { x: number; y: number; color: string; size: number }

/**
 * Draws a paragraph on one line with links in it. Each link is an element with its words and the place to click. A line that is too long is
 * set smaller.
 */
export function drawLinkedWords(doc: PdfDocument, parent: PdfElement, words: readonly (string | Link)[], line: TextLine): void {
  const labels = words.map((word) => (typeof word === 'string' ? word : word.label))
  const naturalWidth = doc.font('text').fontSize(line.size).widthOfString(labels.join(''))
  const size = line.size * Math.min(1, (GUIDE_PAGE.width - GUIDE_PAGE.margin - line.x) / naturalWidth)
  const block = addElement(doc, parent, 'P')
  let { x } = line
  const write = (text: string, isUnderlined: boolean) => {
    doc.font('text').fontSize(size).fillColor(line.color).text(text, x, line.y, { lineBreak: false, underline: isUnderlined })
    return doc.widthOfString(text)
  }
  for (const word of words) {
    if (typeof word === 'string') {
      block.add(() => {
        x += write(word, false)
      })
      continue
    }
    const link = addElement(doc, block, 'Link')
    link.add(() => {
      const left = x
      x += write(word.label, true)
      // The library writes a string object as text, and a plain string as a name.
      const Contents = new String(word.label) as string
      const options = { structParent: link, Contents } as Parameters<PdfDocument['link']>[5]
      doc.link(left, line.y, x - left, doc.currentLineHeight(), word.href, options)
    })
    link.end()
  }
  block.end()
}
