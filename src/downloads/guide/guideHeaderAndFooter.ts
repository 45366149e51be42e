import { CONTENT_WIDTH, drawArtifact, GUIDE_PAGE, type GuideStyle, type PdfDocument } from './guidePaper.ts'

/** Draws the header and footer of every page but the cover. `running` is printed at the top of pages on which no chapter begins. */
export function drawHeaderAndFooter(
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
