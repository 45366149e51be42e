import { hook } from '../../lib/anywhere/hook'

/** Where `openNow.client.ts` meets `HelpCenter.tsx`. */
export const helpHooks = {
  hours: hook('hours'),
  open: hook('open'),
} as const
