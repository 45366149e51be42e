import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Where `openNow.client.ts` meets `HelpCenter.tsx`. */
export const helpAttributes = {
  hours: dataAttribute('help-hours'),
  open: dataAttribute('help-open'),
} as const
