/**
 * What is on the pages of a PDF guide apart from its text: the cover, the frame of all other pages, the band that opens a chapter.
 * Long, because the three share their measures.
 */
import { artifact, COLUMN, type Doc, type Element, type GuideImprint, type GuideStyle, linkedWords, MAIN, PAGE, SIDE } from './guidePaper'
import { heightOf, type TextLook, words } from './guideText'

export type GuideCover = {
  title: string
  subtitle: string
  /** For whom it is, and when it was last reviewed. */
  audience: string
  board: {
    /** Says that names and times are a sample. */
    caption: string
    /** Time, role, state. */
    rows: readonly (readonly [string, string, string])[]
  }
}
type Style = GuideStyle & GuideImprint

const EYEBROW: TextLook = { font: 'bold', size: 12, lineGap: 0, after: 0 }
const TITLE: TextLook = { font: 'display', size: 40, lineGap: -2, after: 14 }
const SUBTITLE: TextLook = { font: 'text', size: 14, lineGap: 4, after: 10 }
const SMALL: TextLook = { font: 'text', size: 10, lineGap: 2, after: 0 }
const FULL = { x: PAGE.margin, width: COLUMN }

/** How far the picture's ground lies below the words, and how much of it is ground. */
const PICTURE = { below: 142, ground: 12 }

export function cover(
  doc: Doc,
  root: Element,
  guide: GuideCover,
  contents: readonly { title: string; page: number }[],
  style: Style,
): void {
  const { colors } = style
  const room = { x: PAGE.margin, width: COLUMN - 50 }
  const head = { brand: 44, title: 72, subtitle: 0, audience: 0 }
  head.subtitle = head.title + heightOf(doc, TITLE, guide.title, FULL) + TITLE.after
  head.audience = head.subtitle + heightOf(doc, SUBTITLE, guide.subtitle, room) + SUBTITLE.after
  const ground = head.audience + heightOf(doc, SMALL, guide.audience, room) + PICTURE.below
  artifact(doc, 'Background', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.deck)
    if (!style.picture) return
    const picture = style.picture({ width: PAGE.width, height: ground, ground: PICTURE.ground })
    doc.image(Buffer.from(picture), 0, 0, { width: PAGE.width, height: ground })
  })
  words(doc, root, 'P', EYEBROW, style.brand, { ...FULL, y: head.brand, color: colors.signal })
  words(doc, root, 'H1', TITLE, guide.title, { ...FULL, y: head.title, color: colors.white })
  words(doc, root, 'P', SUBTITLE, guide.subtitle, { ...room, y: head.subtitle, color: colors.white })
  words(doc, root, 'P', SMALL, guide.audience, { ...room, y: head.audience, color: colors.white })
  const belowBoard = board(doc, root, guide.board, style, ground + 14) + 16
  tableOfContents(doc, root, contents, style, belowBoard)
  const foot = PAGE.height - 62
  words(doc, root, 'P', { ...SMALL, size: 9 }, style.footer, { ...FULL, y: foot, color: colors.onDeck2 })
  const contacts = style.contacts.flatMap((contact, index) => (index > 0 ? [' · ', contact] : [contact]))
  linkedWords(doc, root, contacts, { x: PAGE.margin, y: foot + 24, color: colors.white, size: 10 })
}

/** A picture of the product's board, and in words for people who cannot see it. @returns where it ends */
function board(doc: Doc, root: Element, { rows, caption }: GuideCover['board'], { colors }: GuideStyle, top: number): number {
  const [height, step] = [28, 32]
  const bottom = top + (rows.length - 1) * step + height
  const alt = rows.map((row) => row.join(', ')).join('; ')
  const options = { alt, bbox: [PAGE.margin, top, PAGE.margin + COLUMN, bottom] } as Parameters<Doc['struct']>[1]
  const figure = doc.struct('Figure', options, () => {
    rows.forEach(([time, role, state], index) => {
      const y = top + index * step
      doc.roundedRect(PAGE.margin, y, COLUMN, height, 6).fill(colors.deck2)
      const word = (text: string, x: number, color: string) =>
        doc
          .font('bold')
          .fontSize(12)
          .fillColor(color)
          .text(text, x, y + 8, { lineBreak: false })
      word(`${time} `, PAGE.margin + 16, colors.signal)
      word(`${role} `, PAGE.margin + 92, colors.white)
      word(index < rows.length - 1 ? `${state} ` : state, PAGE.margin + COLUMN - 116, state === 'Covered' ? colors.go : colors.signal)
    })
  })
  root.add(figure)
  words(doc, root, 'P', { ...SMALL, size: 8.5 }, caption, { ...FULL, y: bottom + 5, color: colors.onDeck2 })
  return bottom + 16
}

const destinationOf = (chapter: number) => `chapter-${chapter}`

/** Chapters in two columns, each with its page; each leads there. */
function tableOfContents(doc: Doc, root: Element, contents: readonly { title: string; page: number }[], style: Style, top: number): void {
  const { colors } = style
  words(doc, root, 'P', { ...EYEBROW, size: 10 }, style.contents, { ...FULL, y: top, color: colors.signal })
  const list = doc.struct('TOC')
  root.add(list)
  const perColumn = Math.ceil(contents.length / 2)
  const width = COLUMN / 2 - 12
  const item: TextLook = { font: 'text', size: 10.5, lineGap: 1, after: 8 }
  const heights = contents.map(({ title }) => heightOf(doc, item, title, { x: 0, width: width - 26 }) + item.after)
  contents.forEach(({ title, page }, index) => {
    const column = Math.floor(index / perColumn)
    const above = heights.slice(column * perColumn, index).reduce((sum, height) => sum + height, 0)
    const x = PAGE.margin + column * (width + 24)
    const y = top + 20 + above
    artifact(doc, 'Layout', () => doc.rect(x, y - 5, width, 0.5).fill(colors.deck2))
    const entry = doc.struct('TOCI')
    list.add(entry)
    const reference = doc.struct('Reference')
    entry.add(reference)
    const link = doc.struct('Link')
    reference.add(link)
    link.add(() => {
      const options = { width: width - 26, lineGap: item.lineGap }
      doc.font(item.font).fontSize(item.size).fillColor(colors.white).text(`${title} `, x, y, options)
      doc.font('bold').fillColor(colors.signal).text(String(page), x, y, { width, align: 'right' })
      // The library's types forget the options that its other links take.
      const goTo = doc.goTo as unknown as (x: number, y: number, width: number, height: number, to: string, options: object) => Doc
      const height = (heights[index] ?? 0) - item.after
      goTo.call(doc, x, y, width, height, destinationOf(index + 1), { structParent: link, Contents: new String(title) })
    })
    link.end()
    reference.end()
    entry.end()
  })
  list.end()
}

const OPENER = {
  title: { font: 'display', size: 23, lineGap: 0, after: 6 },
  lede: { font: 'text', size: 11, lineGap: 3, after: 0 },
} as const satisfies Record<string, TextLook>
const BAND = { atTop: 40, within: 22, below: 20 }

export type ChapterOpening = { title: string; lede?: string | undefined }

const bandTop = (isAtTop: boolean) => (isAtTop ? BAND.atTop : BAND.within)

/** @returns how high the band is that opens a chapter, at the top of a page or further down */
export const openerHeight = (doc: Doc, { title, lede }: ChapterOpening, isAtTop: boolean): number =>
  bandTop(isAtTop) +
  heightOf(doc, OPENER.title, title, MAIN) +
  (lede ? OPENER.title.after + heightOf(doc, OPENER.lede, lede, MAIN) : 0) +
  BAND.below

/** The band that opens a chapter: its number, its title and what it answers. `top` is 0 where a page begins with it. */
export function opener(doc: Doc, section: Element, chapter: ChapterOpening & { number: number; top: number }, { colors }: Style): void {
  const { top } = chapter
  const height = openerHeight(doc, chapter, top === 0)
  doc.addNamedDestination(destinationOf(chapter.number), 'XYZ', null, top, null)
  let y = top + bandTop(top === 0)
  artifact(doc, 'Background', () => {
    doc.rect(0, top, PAGE.width, height).fill(colors.deck)
    doc.rect(0, top + height, PAGE.width, 4).fill(colors.signal)
    doc.font('display').fontSize(44).fillColor(colors.signal)
    doc.text(String(chapter.number), SIDE.x, y - 8, { lineBreak: false })
  })
  words(doc, section, 'H2', OPENER.title, chapter.title, { ...MAIN, y, color: colors.white })
  y += heightOf(doc, OPENER.title, chapter.title, MAIN) + OPENER.title.after
  if (chapter.lede) words(doc, section, 'P', OPENER.lede, chapter.lede, { ...MAIN, y, color: colors.onDeck2 })
}

/** What every page but the cover has. `running` stands at the top of pages on which no chapter begins. */
export function frame(
  doc: Doc,
  { colors, brand }: Style,
  { page, title, running }: { page: number; title: string; running?: string | undefined },
): void {
  artifact(doc, 'Background', () => void doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.paper))
  artifact(doc, 'Pagination', () => {
    const right = (text: string, y: number) => doc.text(text, PAGE.width - PAGE.margin - doc.widthOfString(text), y, { lineBreak: false })
    doc.font('text').fontSize(9).fillColor(colors.muted)
    if (running) {
      doc.text(running, PAGE.margin, 40, { lineBreak: false })
      doc.rect(PAGE.margin, 56, COLUMN, 1).fill(colors.deck)
    }
    doc.font('text').fontSize(9).fillColor(colors.muted)
    doc.text(`${brand} · ${title}`, PAGE.margin, PAGE.height - 38, { lineBreak: false })
    right(String(page), PAGE.height - 38)
  })
}
