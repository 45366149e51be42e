import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `openNow.client.ts` meets `HelpCenter.tsx`. */
export const helpHooks = {
  hours: markupHook('hours'),
  open: markupHook('open'),
} as const
