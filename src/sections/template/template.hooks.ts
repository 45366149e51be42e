import { markupHook } from '../../lib/anywhere/markupHook'

/** What tests know a document by that an article offers. */
export const templateHooks = { card: markupHook('template-card') } as const
