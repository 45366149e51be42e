import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where a text and its list of sections meet `sectionTracking.client.ts`, styles and tests. */
export const documentAttributes = {
  toc: dataAttribute('document-toc'),
  bar: dataAttribute('document-toc-bar'),
  current: dataAttribute('document-toc-current'),
  body: dataAttribute('document-body'),
  section: dataAttribute('document-section'),
  /** On a block with its own look, in which nothing is styled as running text (document.css). */
  notProse: dataAttribute('document-not-prose'),
  answer: dataAttribute('document-answer'),
  legalNote: dataAttribute('document-legal-note'),
  example: dataAttribute('document-example'),
  /** The name of the column of a table cell, which phones show above the cell. */
  column: dataAttribute('document-column'),
} as const
