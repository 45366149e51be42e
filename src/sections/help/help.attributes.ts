import { dataAttribute } from '../../lib/anywhere/markup/dataAttribute'

/** Where `openNow.client.ts` meets `HelpCenter.tsx`. */
export const helpAttributes = {
  hours: dataAttribute('help-hours'),
  open: dataAttribute('help-open'),
} as const
