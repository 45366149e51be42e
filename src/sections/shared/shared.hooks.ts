import { markupHook } from '../../lib/anywhere/markupHook'

/** Where markup of every domain meets the page scripts that run on every page. */
export const sharedHooks = {
  /** Sort of page, on the document. */
  pageKind: markupHook('kind'),
  copyLink: markupHook('copy-link'),
  copyText: markupHook('copy-text'),
} as const
