/** The blocks of a PDF guide, each as pieces that are never split between pages: measured first, drawn later. */
import { artifact, COLUMN, type Doc, type GuideLink, type GuideStyle, linkedWords, PAGE, type Piece } from './guidePaper'
import { type GuideTable, tablePiece } from './guideTable'

export type GuideBlock =
  /** A heading below the chapter's. */
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'entries'; items: readonly { title: string; text: string; link?: GuideLink | undefined }[] }
  /** Where more stands: a few words, and the address below them. */
  | { kind: 'links'; items: readonly (GuideLink & { title: string })[] }
  | { kind: 'figures'; items: readonly { value: string; label: string }[] }
  | GuideTable

const LOOKS = {
  H2: { font: 'display', size: 27, lineGap: 2, after: 14 },
  H3: { font: 'bold', size: 15, lineGap: 2, after: 4 },
  P: { font: 'text', size: 12.5, lineGap: 4, after: 16 },
  LBody: { font: 'text', size: 12.5, lineGap: 3, after: 6 },
} as const
/** Room below the last piece of a block. */
const BLOCK = 18
const LINK = { size: 11, height: 16 }

/** A heading or a paragraph. */
export function pieceOf(doc: Doc, { colors }: GuideStyle, tag: keyof typeof LOOKS, text: string, x: number = PAGE.margin): Piece {
  const { font, size, lineGap, after } = LOOKS[tag]
  const options = { width: COLUMN - (x - PAGE.margin), lineGap }
  return {
    name: text,
    height: doc.font(font).fontSize(size).heightOfString(text, options),
    after,
    staysWithNext: tag === 'H2' || tag === 'H3',
    draw: (parent, top) => {
      parent.add(doc.struct(tag, {}, () => void doc.font(font).fontSize(size).fillColor(colors.ink).text(text, x, top, options)))
    },
  }
}

/** @returns what to draw for a block, from top to bottom */
export function piecesOf(doc: Doc, style: GuideStyle, block: GuideBlock): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [pieceOf(doc, style, 'H3', block.text)]
    case 'text':
      return [pieceOf(doc, style, 'P', block.text)]
    case 'list':
      return listPieces(
        doc,
        style,
        block.items.map((item) => pieceOf(doc, style, 'LBody', item, INDENT)),
      )
    case 'links':
      return listPieces(
        doc,
        style,
        block.items.map((item) => linkedItem(doc, style, item)),
      )
    case 'entries':
      return block.items.flatMap(({ title, text, link }) => {
        const words = pieceOf(doc, style, 'P', text)
        const heading = pieceOf(doc, style, 'H3', title)
        return link ? [heading, { ...words, after: 2, staysWithNext: true }, linkPiece(doc, style, link)] : [heading, words]
      })
    case 'figures':
      return [figuresPiece(doc, style, block.items)]
    case 'table':
      return [{ ...tablePiece(doc, style, block), after: BLOCK + 6 }]
  }
}

function linkPiece(doc: Doc, { colors }: GuideStyle, link: GuideLink): Piece {
  return {
    name: link.label,
    height: LINK.height,
    after: LOOKS.P.after,
    draw: (section, y) => linkedWords(doc, section, [link], { x: PAGE.margin, y, color: colors.ink, size: LINK.size }),
  }
}

const INDENT = PAGE.margin + 18

/** The items stand in one list, also where it goes on over the page. */
function listPieces(doc: Doc, { colors }: GuideStyle, items: readonly Piece[]): Piece[] {
  const list = doc.struct('L')
  return items.map((body, index) => {
    const isLast = index === items.length - 1
    return {
      ...body,
      after: isLast ? BLOCK : body.after,
      draw: (section, top) => {
        if (index === 0) section.add(list)
        artifact(doc, 'Layout', () => doc.roundedRect(PAGE.margin, top + 4, 7, 7, 2).fill(colors.signal))
        const item = doc.struct('LI')
        list.add(item)
        body.draw(item, top)
        item.end()
        if (isLast) list.end()
      },
    }
  })
}

/** Words, and below them where they lead. */
function linkedItem(doc: Doc, style: GuideStyle, { title, ...link }: GuideLink & { title: string }): Piece {
  const words = pieceOf(doc, style, 'P', title, INDENT)
  const line = { x: INDENT, color: style.colors.ink, size: LINK.size }
  return {
    ...words,
    height: words.height + LINK.height,
    after: LOOKS.LBody.after,
    draw: (item, top) => {
      const body = doc.struct('LBody')
      item.add(body)
      words.draw(body, top)
      linkedWords(doc, body, [link], { ...line, y: top + words.height })
      body.end()
    },
  }
}

/** Figures side by side, each with its label below it; the space between them is for who hears them. */
function figuresPiece(doc: Doc, { colors }: GuideStyle, items: readonly { value: string; label: string }[]): Piece {
  const step = COLUMN / items.length
  const width = step - 14
  const measured = items.map(({ value, label }) => {
    const valueHeight = doc.font('display').fontSize(26).heightOfString(value, { width })
    return { value, label, valueHeight, height: valueHeight + doc.font('text').fontSize(11).heightOfString(label, { width }) }
  })
  return {
    name: items.map(({ value }) => value).join(', '),
    height: 14 + Math.max(...measured.map(({ height }) => height)),
    after: BLOCK + 4,
    draw: (section, top) =>
      measured.forEach(({ value, label, valueHeight }, index) => {
        const x = PAGE.margin + index * step
        artifact(doc, 'Layout', () => doc.rect(x, top, width, 3).fill(colors.signal))
        section.add(
          doc.struct('P', {}, () => {
            doc.font('display').fontSize(26).fillColor(colors.ink)
            doc.text(`${value} `, x, top + 12, { width })
            doc.font('text').fontSize(11)
            doc.text(label, x, top + 14 + valueHeight, { width })
          }),
        )
      }),
  }
}
