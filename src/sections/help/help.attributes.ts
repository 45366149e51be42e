import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `openNow.client.ts` meets `HelpCenter.tsx`. */
export const helpAttributes = {
  hours: dataAttribute('help-hours'),
  open: dataAttribute('help-open'),
} as const
