import { markupHook } from '../../lib/anywhere/markupHook'

export const homeHooks = {
  /** The sky of a quote, by name; in forced colors it has none (adaptation.css). */
  sky: markupHook('sky'),
  /** What is said of a feature, with its icon. */
  feature: markupHook('feature'),
} as const
