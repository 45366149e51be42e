import { markupHook } from '../../lib/anywhere/markupHook'

/** Where the choice of a theme meets its page scripts. */
export const themeHooks = {
  /** On the document, once somebody has chosen. */
  theme: markupHook('theme'),
  choice: markupHook('theme-choice'),
} as const
