import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const sceneAttributes = {
  /** A row of a board; motion.css lets them come one after another. */
  row: dataAttribute('scene-board-row'),
  /** A chart of so many weeks. */
  chart: dataAttribute('scene-rate-chart'),
} as const

/** Parts of a drawn workplace that styles/skies.css lights: `lights` is what one hovers, or scrolls to; of the value "board", it lights with the board below it. */
export const skyAttributes = {
  lights: dataAttribute('scene-lights'),
  station: dataAttribute('scene-station'),
  lit: dataAttribute('scene-lit'),
  worker: dataAttribute('scene-worker'),
  gap: dataAttribute('scene-gap'),
  covered: dataAttribute('scene-covered'),
} as const
