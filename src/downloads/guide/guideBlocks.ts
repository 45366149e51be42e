/** Splits the blocks of a PDF guide into pieces that are never split between pages. They are measured first and drawn later. */
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { TitledText } from './guideListItems.ts'
import { createLinkPieces, createListPieces, createRailPieces } from './guideLists.ts'
import {
  createCalloutPiece,
  createChartPiece,
  createExamplePiece,
  createFiguresPiece,
  type GuideCallout,
  type GuideChart,
  type GuideExample,
} from './guidePanels.ts'
import type { GuidePiece, GuideStyle, PdfDocument } from './guidePaper.ts'
import { createTablePiece, type GuideTable } from './guideTable.ts'
import { createHeadingPiece, createTextPiece } from './guideText.ts'

export type GuideBlock =
  /** A heading below the chapter's. */
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'checklist'; items: readonly string[] }
  | { kind: 'steps'; items: readonly TitledText[] }
  | { kind: 'rail'; items: readonly (TitledText & { when: string })[] }
  /** Short texts, each with its heading in the margin. */
  | { kind: 'titledTexts'; items: readonly TitledText[] }
  /** Further reading. */
  | { kind: 'links'; items: readonly Link[] }
  | { kind: 'figures'; items: readonly { value: string; label: string }[] }
  | ({ kind: 'callout' } & GuideCallout)
  | ({ kind: 'example' } & GuideExample)
  | ({ kind: 'chart' } & GuideChart)
  | GuideTable

/** Blocks that are as wide as the page, so that a heading stands above them. */
const WIDE = new Set<GuideBlock['kind']>(['table', 'figures', 'example', 'rail'])

/** @returns the pieces of a chapter's blocks, from top to bottom */
export function createBlockPieces(doc: PdfDocument, style: GuideStyle, blocks: readonly GuideBlock[]): GuidePiece[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    return piecesOf(doc, style, block, next !== undefined && !WIDE.has(next.kind))
  })
}

function piecesOf(doc: PdfDocument, style: GuideStyle, block: GuideBlock, isBeside: boolean): GuidePiece[] {
  switch (block.kind) {
    case 'heading':
      return [createHeadingPiece(doc, style, block.text, isBeside)]
    case 'text':
      return [createTextPiece(doc, style, block.text)]
    case 'list':
      return createListPieces(doc, style, block.items, 'bullet')
    case 'checklist':
      return createListPieces(doc, style, block.items, 'box')
    case 'steps':
      return createListPieces(doc, style, block.items, 'number')
    case 'rail':
      return createRailPieces(doc, style, block.items)
    case 'titledTexts':
      return block.items.flatMap(({ title, text }) => [createHeadingPiece(doc, style, title, true), createTextPiece(doc, style, text)])
    case 'links':
      return createLinkPieces(doc, style, block.items)
    case 'figures':
      return [createFiguresPiece(doc, style, block.items)]
    case 'callout':
      return [createCalloutPiece(doc, style, block)]
    case 'example':
      return [createExamplePiece(doc, style, block)]
    case 'chart':
      return [createChartPiece(doc, style, block)]
    case 'table':
      return [createTablePiece(doc, style, block)]
  }
}
