import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** What styles know a thing by where its looks are not enough: on paper, in forced colors, with motion or without. */
export const uiAttributes = {
  button: dataAttribute('button'),
  card: dataAttribute('card'),
  /** What is shown before ("from") and after ("to") something changes once. */
  flip: dataAttribute('flip'),
  /** A sign that turns once what it stands for is open. */
  turn: dataAttribute('turn'),
  /** "no": makes sense on a screen only. */
  print: dataAttribute('print'),
} as const
