import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Where a text to read and its list of sections meet `sectionTracking.client.ts`, styles and tests. */
export const documentAttributes = {
  toc: dataAttribute('toc'),
  bar: dataAttribute('toc-bar'),
  current: dataAttribute('toc-current'),
  body: dataAttribute('article-body'),
  section: dataAttribute('section'),
  /** Drawn from data: the same sentences may stand in more than one text. */
  drawn: dataAttribute('drawn'),
  answer: dataAttribute('answer'),
  legalNote: dataAttribute('legal-note'),
  example: dataAttribute('example'),
  /** Of a table's cell: the name of its column, which phones set above it. */
  column: dataAttribute('column'),
} as const
