/** What stands on the pages of a PDF guide beside its chapters: the cover, and the frame of the others. */
import { artifact, COLUMN, type Doc, type Element, type GuideImprint, type GuideStyle, linkedWords, PAGE } from './guidePaper'

export type GuideCover = {
  title: string
  subtitle: string
  /** Rows of the board: time, role, state. */
  board: readonly (readonly [string, string, string])[]
}

/** Hazard tape along the top of a page. */
function tape(doc: Doc, colors: GuideStyle['colors'], dark: string): void {
  doc.rect(0, 0, PAGE.width, 10).fill(dark)
  for (let x = -10; x < PAGE.width; x += 24) doc.polygon([x, 10], [x + 12, 10], [x + 20, 0], [x + 8, 0]).fill(colors.signal)
}

export function cover(doc: Doc, root: Element, guide: GuideCover, style: GuideStyle & GuideImprint): void {
  const { colors } = style
  artifact(doc, 'Background', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.deck)
    tape(doc, colors, colors.deck2)
  })
  const words = (tag: string, draw: () => unknown) => root.add(doc.struct(tag, {}, () => void draw()))
  words('P', () => doc.font('bold').fontSize(13).fillColor(colors.signal).text(style.brand, PAGE.margin, 96))
  words('H1', () => doc.font('display').fontSize(42).fillColor(colors.white).text(guide.title, PAGE.margin, 130, { width: COLUMN }))
  doc.moveDown(0.4)
  words('P', () =>
    doc
      .font('text')
      .fontSize(15)
      .fillColor(colors.white)
      .text(guide.subtitle, { width: COLUMN - 60, lineGap: 4 }),
  )
  board(doc, root, guide.board, style)
  const foot = PAGE.height - 96
  words('P', () => doc.font('text').fontSize(11).fillColor(colors.white).text(style.footer, PAGE.margin, foot, { width: COLUMN }))
  const contacts = style.contacts.flatMap((contact, index) => (index > 0 ? [' · ', contact] : [contact]))
  linkedWords(doc, root, contacts, { x: PAGE.margin, y: foot + 18, color: colors.white, size: 11 })
}

/** A picture of the product's board, told in words to who cannot see it. */
function board(doc: Doc, root: Element, rows: GuideCover['board'], { colors }: GuideStyle): void {
  const [top, height, step] = [430, 48, 58]
  const bottom = top + (rows.length - 1) * step + height
  const alt = rows.map((row) => row.join(', ')).join('; ')
  const options = { alt, bbox: [PAGE.margin, top, PAGE.margin + COLUMN, bottom] } as Parameters<Doc['struct']>[1]
  const figure = doc.struct('Figure', options, () => {
    rows.forEach(([time, role, state], index) => {
      const y = top + index * step
      doc.roundedRect(PAGE.margin, y, COLUMN, height, 8).fill(colors.deck2)
      const word = (text: string, x: number, color: string) =>
        doc
          .font('bold')
          .fontSize(14)
          .fillColor(color)
          .text(text, x, y + 16, { lineBreak: false })
      word(`${time} `, PAGE.margin + 18, colors.signal)
      word(`${role} `, PAGE.margin + 90, colors.white)
      word(index < rows.length - 1 ? `${state} ` : state, PAGE.margin + COLUMN - 110, state === 'Covered' ? colors.go : colors.signal)
    })
  })
  root.add(figure)
}

export function frame(doc: Doc, { colors, brand }: GuideStyle & GuideImprint, page: number): void {
  artifact(doc, 'Background', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.paper)
    tape(doc, colors, colors.deck)
  })
  artifact(doc, 'Pagination', () => {
    const y = PAGE.height - 40
    doc.font('text').fontSize(9).fillColor(colors.muted)
    doc.text(brand, PAGE.margin, y, { lineBreak: false })
    doc.text(String(page), PAGE.width - PAGE.margin - doc.widthOfString(String(page)), y, { lineBreak: false })
  })
}
