import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where a text to read and its list of sections meet `sectionTracking.client.ts`, styles and tests. */
export const documentAttributes = {
  toc: dataAttribute('document-toc'),
  bar: dataAttribute('document-toc-bar'),
  current: dataAttribute('document-toc-current'),
  body: dataAttribute('document-body'),
  section: dataAttribute('document-section'),
  /** On a block with a look of its own: nothing inside it is set as running text (document.css). */
  notProse: dataAttribute('document-not-prose'),
  answer: dataAttribute('document-answer'),
  legalNote: dataAttribute('document-legal-note'),
  example: dataAttribute('document-example'),
  /** On a table's cell, the name of its column, which phones set above it. */
  column: dataAttribute('document-column'),
} as const
