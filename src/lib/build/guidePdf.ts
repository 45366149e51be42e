/**
 * Makes a designed, tagged PDF of a few pages from plain blocks: cover, then one page for each chapter. The same input
 * always gives the same bytes. Content that only decorates is marked as an artifact, so that screen readers skip it.
 */
import PDFDocument from 'pdfkit'

type GuideBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'entries'; items: readonly { title: string; text: string }[] }
  | { kind: 'figures'; items: readonly { value: string; label: string }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
type GuideChapter = { title: string; blocks: readonly GuideBlock[] }
export type Guide = {
  title: string
  subtitle: string
  /** Rows of the board on the cover: time, role, state. */
  board: readonly (readonly [string, string, string])[]
  chapters: readonly GuideChapter[]
}
export type GuideStyle = {
  fonts: { display: string; text: string; bold: string }
  colors: { deck: string; deck2: string; signal: string; go: string; ink: string; paper: string; white: string; muted: string }
  brand: string
  footer: string
}

const PAGE = { width: 612, height: 792, margin: 56 }
const COLUMN = PAGE.width - 2 * PAGE.margin
/** A real date would make every build different. */
const CREATED = new Date('2025-01-01T00:00:00Z')

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>

/** @returns the bytes of the PDF */
export function guidePdf(guide: Guide, style: GuideStyle): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin + 18, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: style.fonts.text,
    info: {
      Title: `${guide.title} – ${style.brand}`,
      Author: style.brand,
      Subject: guide.subtitle,
      CreationDate: CREATED,
      ModDate: CREATED,
    },
  } as ConstructorParameters<typeof PDFDocument>[0])
  doc.registerFont('display', style.fonts.display).registerFont('text', style.fonts.text).registerFont('bold', style.fonts.bold)
  const finished = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  cover(doc, root, guide, style)
  for (const [index, chapter] of guide.chapters.entries()) {
    doc.addPage()
    frame(doc, style, index + 2)
    const section = doc.struct('Sect')
    root.add(section)
    section.add(
      doc.struct('H2', {}, () => void doc.font('display').fontSize(27).fillColor(style.colors.ink).text(chapter.title, { lineGap: 2 })),
    )
    doc.moveDown(0.5)
    for (const block of chapter.blocks) draw(doc, section, block, style)
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

function artifact(doc: Doc, drawing: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  drawing()
  doc.endMarkedContent()
}

/** Hazard tape along the top of a page. */
function tape(doc: Doc, colors: GuideStyle['colors'], dark: string): void {
  doc.rect(0, 0, PAGE.width, 10).fill(dark)
  for (let x = -10; x < PAGE.width; x += 24) doc.polygon([x, 10], [x + 12, 10], [x + 20, 0], [x + 8, 0]).fill(colors.signal)
}

function cover(doc: Doc, root: Element, guide: Guide, { colors, brand, footer }: GuideStyle): void {
  artifact(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.deck)
    tape(doc, colors, colors.deck2)
    guide.board.forEach(([time, role, state], index) => {
      const y = 430 + index * 58
      doc.roundedRect(PAGE.margin, y, COLUMN, 48, 8).fill(colors.deck2)
      doc
        .font('bold')
        .fontSize(14)
        .fillColor(colors.signal)
        .text(time, PAGE.margin + 18, y + 16, { lineBreak: false })
      doc.fillColor(colors.white).text(role, PAGE.margin + 90, y + 16, { lineBreak: false })
      doc.fillColor(state === 'Covered' ? colors.go : colors.signal).text(state, PAGE.margin + COLUMN - 110, y + 16, { lineBreak: false })
    })
  })
  const words = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw))
  words('P', () => void doc.font('bold').fontSize(13).fillColor(colors.signal).text(brand, PAGE.margin, 96))
  words(
    'H1',
    () => void doc.font('display').fontSize(42).fillColor(colors.white).text(guide.title, PAGE.margin, 130, { width: COLUMN, lineGap: 0 }),
  )
  doc.moveDown(0.4)
  words(
    'P',
    () =>
      void doc
        .font('text')
        .fontSize(15)
        .fillColor(colors.white)
        .text(guide.subtitle, { width: COLUMN - 60, lineGap: 4 }),
  )
  words(
    'P',
    () =>
      void doc
        .font('text')
        .fontSize(11)
        .fillColor(colors.white)
        .text(footer, PAGE.margin, PAGE.height - 88, { width: COLUMN }),
  )
}

function frame(doc: Doc, { colors, brand }: GuideStyle, page: number): void {
  artifact(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(colors.paper)
    tape(doc, colors, colors.deck)
    const { y } = doc
    doc.page.margins.bottom = 0
    doc.font('text').fontSize(9).fillColor(colors.muted)
    doc.text(brand, PAGE.margin, PAGE.height - 40, { lineBreak: false })
    doc.text(String(page), PAGE.width - PAGE.margin - 20, PAGE.height - 40, { width: 20, align: 'right', lineBreak: false })
    doc.page.margins.bottom = PAGE.margin
    doc.x = PAGE.margin
    doc.y = y
  })
}

function draw(doc: Doc, section: Element, block: GuideBlock, style: GuideStyle): void {
  const { colors } = style
  const plain = () => doc.font('text').fontSize(12.5).fillColor(colors.ink)
  switch (block.kind) {
    case 'text':
      section.add(doc.struct('P', {}, () => void plain().text(block.text, { lineGap: 4 })))
      break
    case 'list': {
      const list = doc.struct('L')
      section.add(list)
      for (const item of block.items) {
        artifact(doc, () => void doc.roundedRect(PAGE.margin, doc.y + 4, 7, 7, 2).fill(colors.signal))
        list.add(doc.struct('LI', {}, () => void plain().text(item, PAGE.margin + 18, doc.y, { width: COLUMN - 18, lineGap: 3 })))
        doc.x = PAGE.margin
        doc.moveDown(0.45)
      }
      list.end()
      break
    }
    case 'entries':
      for (const item of block.items) {
        section.add(doc.struct('H3', {}, () => void doc.font('bold').fontSize(16).fillColor(colors.ink).text(item.title)))
        section.add(doc.struct('P', {}, () => void plain().text(item.text, { lineGap: 3 })))
        doc.moveDown(1.1)
      }
      break
    case 'figures': {
      const width = COLUMN / block.items.length
      const top = doc.y
      block.items.forEach((item, index) => {
        const x = PAGE.margin + index * width
        artifact(doc, () => void doc.rect(x, top, width - 14, 3).fill(colors.signal))
        section.add(
          doc.struct('P', {}, () => {
            doc
              .font('display')
              .fontSize(26)
              .fillColor(colors.ink)
              .text(item.value, x, top + 12, { width: width - 14 })
            plain()
              .fontSize(10.5)
              .text(item.label, x, top + 46, { width: width - 14 })
          }),
        )
      })
      doc.x = PAGE.margin
      doc.y = top + 96
      break
    }
    case 'table':
      table(doc, section, block, style)
  }
  doc.moveDown(0.8)
}

function table(doc: Doc, section: Element, block: Extract<GuideBlock, { kind: 'table' }>, { colors }: GuideStyle): void {
  const element = doc.struct('Table')
  section.add(element)
  const width = COLUMN / block.head.length
  const row = (cells: readonly string[], tag: 'TH' | 'TD') => {
    const line = doc.struct('TR')
    element.add(line)
    const top = doc.y + 5
    let bottom = top
    cells.forEach((cell, index) => {
      line.add(
        doc.struct(tag, {}, () => {
          doc
            .font(tag === 'TH' || index === 0 ? 'bold' : 'text')
            .fontSize(10)
            .fillColor(colors.ink)
          doc.text(cell, PAGE.margin + index * width, top, { width: width - 10, lineGap: 1.5 })
        }),
      )
      bottom = Math.max(bottom, doc.y)
    })
    line.end()
    artifact(doc, () => void doc.rect(PAGE.margin, bottom + 5, COLUMN, 0.7).fill(colors.muted))
    doc.x = PAGE.margin
    doc.y = bottom + 6
  }
  row(block.head, 'TH')
  for (const cells of block.rows) row(cells, 'TD')
  element.end()
}
