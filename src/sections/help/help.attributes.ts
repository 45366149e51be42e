import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Where `openNow.client.ts` meets `HelpCenter.tsx`. */
export const helpAttributes = {
  hours: dataAttribute('hours'),
  open: dataAttribute('open'),
} as const
