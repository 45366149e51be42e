import { markupHook } from '../../lib/anywhere/markupHook'

/** The sky of a quote, by name; in forced colors it has none (adaptation.css). */
export const homeHooks = { sky: markupHook('sky') } as const
