import { markupHook } from '../../lib/anywhere/markupHook'

/** A message: its value is its variant. motion.css moves it. */
export const toastHooks = { toast: markupHook('toast') } as const
