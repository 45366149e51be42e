import { markupHook } from '../lib/anywhere/markupHook'

export const sceneHooks = {
  /** A row of a board; motion.css lets them come one after another. */
  row: markupHook('board-row'),
  /** A chart of so many weeks. */
  chart: markupHook('rate-chart'),
} as const

/** Parts of a drawn workplace that styles/skies.css lights: `lights` is what one hovers, or scrolls to; of the value "board", it lights with the board below it. */
export const skyHooks = {
  lights: markupHook('lights'),
  station: markupHook('station'),
  lit: markupHook('lit'),
  worker: markupHook('drawn-worker'),
  gap: markupHook('gap'),
  covered: markupHook('covered'),
} as const
