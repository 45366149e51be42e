import { markupHook } from '../../lib/anywhere/markupHook'

/** What an article's charts and side notes are known by in tests, in feeds and in the build. */
export const articleHooks = {
  /** HTML's figure: a chart with its caption and its table. */
  figure: markupHook('article-figure'),
  /** The picture alone; caption and table say the same in words. */
  drawing: markupHook('figure-drawing'),
  table: markupHook('figure-table'),
  sideNote: markupHook('side-note'),
} as const
