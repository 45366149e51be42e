import { markupHook } from '../../lib/anywhere/markupHook'

/** A list of clients by their logos; no script needs it. */
export const clientsHooks = { list: markupHook('clients') } as const
