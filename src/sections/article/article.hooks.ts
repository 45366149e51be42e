import { markupHook } from '../../lib/anywhere/markupHook'

/** What an article's figures and side notes are known by in tests, in feeds and in the build. */
export const articleHooks = {
  figure: markupHook('article-figure'),
  /** The picture alone; caption and table say the same in words. */
  drawing: markupHook('figure-drawing'),
  table: markupHook('figure-table'),
  sideNote: markupHook('side-note'),
} as const
