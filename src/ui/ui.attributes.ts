import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Attributes that style sheets select where classes are not enough: for print, forced colors and motion. */
export const uiAttributes = {
  button: dataAttribute('button'),
  card: dataAttribute('card'),
  /** The text before ("from") and after ("to") a change that happens once. */
  flip: dataAttribute('flip'),
  /** "no": shown on screens only. */
  print: dataAttribute('print'),
} as const
