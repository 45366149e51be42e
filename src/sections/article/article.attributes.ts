import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** What an article's charts and side notes are known by in tests, in feeds and in the build. */
export const articleAttributes = {
  /** HTML's figure: a chart with its caption and its table. */
  figure: dataAttribute('article-figure'),
  /** The picture alone; caption and table say the same in words. */
  drawing: dataAttribute('figure-drawing'),
  table: dataAttribute('figure-table'),
  sideNote: dataAttribute('side-note'),
} as const
