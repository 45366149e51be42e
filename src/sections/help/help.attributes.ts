import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `openNow.client.ts` meets `HelpCenterView.tsx`. */
export const helpAttributes = {
  hours: dataAttribute('help-hours'),
  open: dataAttribute('help-open'),
  /** What to say of a desk, as JSON. */
  words: dataAttribute('help-words'),
} as const
