import { markupHook } from '../../lib/anywhere/markupHook'

/** A page's one next step, at its end. Apart from shared.hooks.ts, which page scripts carry whole: no script needs this one. */
export const closingHooks = { call: markupHook('closing') } as const
