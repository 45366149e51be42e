import { dataAttribute } from '../lib/anywhere/dataAttribute'

export const sceneAttributes = {
  /** A row of a board; motion.css lets them come one after another. */
  row: dataAttribute('board-row'),
  /** A chart of so many weeks. */
  chart: dataAttribute('rate-chart'),
} as const

/** Parts of a drawn workplace that styles/skies.css lights: `lights` is what one hovers, or scrolls to; of the value "board", it lights with the board below it. */
export const skyAttributes = {
  lights: dataAttribute('lights'),
  station: dataAttribute('station'),
  lit: dataAttribute('lit'),
  worker: dataAttribute('drawn-worker'),
  gap: dataAttribute('gap'),
  covered: dataAttribute('covered'),
} as const
