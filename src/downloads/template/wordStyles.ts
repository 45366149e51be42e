/** Styles and numbering of the Word documents. Sizes are in half points, distances in twentieths of a point. */
import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx'

export const DOCUMENT_LANGUAGE = 'en-US'
/** US Letter. The library's default is A4. */
export const PAGE_SIZE = { width: 12240, height: 15840 }
export const PAGE_MARGINS = { top: 1300, bottom: 1200, left: 1300, right: 1300, header: 600, footer: 560 }
/** Width between the margins. */
export const LINE_WIDTH = PAGE_SIZE.width - PAGE_MARGINS.left - PAGE_MARGINS.right

const FONT = 'Calibri'
const INK = '1F2933'
const GRAY = '52606D'
const INDENT = 620

/** Names of the numberings below. */
export const NUMBERING_NAMES = { clauses: 'clauses', bullets: 'bullets', checks: 'checks' } as const

export const documentStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: 22, color: INK, language: { value: DOCUMENT_LANGUAGE, eastAsia: DOCUMENT_LANGUAGE } },
      paragraph: { spacing: { after: 120, line: 264 } },
    },
    title: { run: { font: FONT, size: 40, bold: true, color: INK }, paragraph: { spacing: { after: 160 } } },
    heading1: {
      run: { font: FONT, size: 26, bold: true, color: INK },
      paragraph: { outlineLevel: 0, keepNext: true, spacing: { before: 280, after: 100 } },
    },
    listParagraph: { paragraph: { spacing: { after: 60 } } },
  },
  paragraphStyles: [
    { id: 'Clause', name: 'Clause', basedOn: 'Normal', quickFormat: true },
    {
      id: 'DraftingNote',
      name: 'Drafting Note',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 20 },
      paragraph: { spacing: { after: 140 } },
    },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 20 }, paragraph: { spacing: { before: 50, after: 50 } } },
    { id: 'Edge', name: 'Edge', basedOn: 'Normal', run: { size: 18, color: GRAY }, paragraph: { spacing: { after: 0 } } },
  ],
}

const level = (indent: number) => ({ style: { paragraph: { indent: { left: indent, hanging: INDENT } } } })
const bullet = (reference: string, text: string, font: string) => ({
  reference,
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text,
      alignment: AlignmentType.LEFT,
      style: { run: { font }, paragraph: { indent: { left: INDENT + 340, hanging: 340 } } },
    },
  ],
})

export const documentNumbering: INumberingOptions = {
  config: [
    {
      reference: NUMBERING_NAMES.clauses,
      levels: [
        { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT, ...level(INDENT) },
        { level: 1, format: LevelFormat.DECIMAL, text: '%1.%2', alignment: AlignmentType.LEFT, ...level(INDENT) },
      ],
    },
    bullet(NUMBERING_NAMES.bullets, '•', FONT),
    bullet(NUMBERING_NAMES.checks, '☐', 'Segoe UI Symbol'),
  ],
}
