import { markupHook } from '../../lib/anywhere/markupHook'

/** Where a text to read and its list of sections meet `sectionTracking.client.ts`, styles and tests. */
export const documentHooks = {
  toc: markupHook('toc'),
  bar: markupHook('toc-bar'),
  current: markupHook('toc-current'),
  body: markupHook('article-body'),
  section: markupHook('section'),
  /** Drawn from data: the same sentences may stand in more than one text. */
  drawn: markupHook('drawn'),
  answer: markupHook('answer'),
  legalNote: markupHook('legal-note'),
  example: markupHook('example'),
} as const
