import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Elements that styles must find by their purpose: on paper, in forced colors, with motion or without. */
export const uiAttributes = {
  button: dataAttribute('button'),
  card: dataAttribute('card'),
  /** The states before ("from") and after ("to") a single change. */
  flip: dataAttribute('flip'),
  /** An icon that turns once while its disclosure is open. */
  turn: dataAttribute('turn'),
  /** "no": makes sense on a screen only. */
  print: dataAttribute('print'),
} as const
