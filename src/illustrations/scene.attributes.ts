import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const sceneAttributes = {
  /** A row of a board. Rows appear one after another (motion.css). */
  row: dataAttribute('scene-board-row'),
  /** A chart, with its number of weeks. */
  chart: dataAttribute('scene-rate-chart'),
} as const

/**
 * Parts of a workplace that styles/skies.css lights. `lights` is on the element that a visitor hovers or scrolls to; with the value
 * "board", the board below it counts too.
 */
export const skyAttributes = {
  lights: dataAttribute('scene-lights'),
  station: dataAttribute('scene-station'),
  lit: dataAttribute('scene-lit'),
  worker: dataAttribute('scene-worker'),
  gap: dataAttribute('scene-gap'),
  covered: dataAttribute('scene-covered'),
} as const
