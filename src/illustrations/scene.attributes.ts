import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const sceneAttributes = {
  /** A row of a board. motion.css makes the rows appear one after another. */
  row: dataAttribute('scene-board-row'),
  /** A chart of several weeks. */
  chart: dataAttribute('scene-rate-chart'),
} as const

/**
 * Parts of a drawn workplace that styles/skies.css lights. `lights` marks the element that a visitor hovers over or scrolls to; with the
 * value "board", the workplace is lit together with the board below it.
 */
export const skyAttributes = {
  lights: dataAttribute('scene-lights'),
  station: dataAttribute('scene-station'),
  lit: dataAttribute('scene-lit'),
  worker: dataAttribute('scene-worker'),
  gap: dataAttribute('scene-gap'),
  covered: dataAttribute('scene-covered'),
} as const
