import { markupHook } from '../lib/anywhere/markupHook'

/** What styles know a thing by where its looks are not enough: on paper, in forced colors, with motion or without. */
export const uiHooks = {
  button: markupHook('button'),
  card: markupHook('card'),
  pill: markupHook('pill'),
  mark: markupHook('mark'),
  /** What is shown before ("from") and after ("to") something changes once. */
  flip: markupHook('flip'),
  /** A sign that turns once what it stands for is open. */
  turn: markupHook('turn'),
  /** "no": makes sense on a screen only. */
  print: markupHook('print'),
} as const
