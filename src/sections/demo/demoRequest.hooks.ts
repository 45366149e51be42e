import { markupHook } from '../../lib/anywhere/markupHook'

/** What tests know of the page beside its frame. Apart from demo.hooks.ts, which the form's scripts carry whole. */
export const demoRequestHooks = { benefits: markupHook('benefits') } as const
