import { markupHook } from '../../../lib/anywhere/markupHook'

/** Where the markup of the morning, its motion and its tests meet. */
export const morningHooks = {
  /** The whole of it, with the minute that it shows. */
  minute: markupHook('morning-minute'),
  /** Somebody has played it: flaps turn (styles/motion.css). */
  live: markupHook('live'),
  /** A row of the board, with its state. */
  row: markupHook('morning-row'),
  /** A bay of the plant, with the state of its station. */
  bay: markupHook('bay'),
  /** What was said, with who said it. */
  message: markupHook('message'),
  /** The points on the ladder. */
  points: markupHook('points'),
  /** What follows the horn. */
  offer: markupHook('morning-offer'),
} as const
