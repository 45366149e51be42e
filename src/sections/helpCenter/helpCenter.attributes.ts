import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `openNow.client.ts` meets `DeskLane.tsx`. */
export const helpCenterAttributes = {
  hours: dataAttribute('help-center-hours'),
  open: dataAttribute('help-center-open'),
  /** What to say of a desk, as JSON. */
  words: dataAttribute('help-center-words'),
} as const
