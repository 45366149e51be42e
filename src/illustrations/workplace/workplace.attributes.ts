import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/**
 * Parts of a drawn workplace, and words beside it (`covered`), that workplaceLights.css lights. `lights` marks the element that a visitor
 * hovers over or scrolls to; with the value "board", the workplace is lit together with the board below it.
 */
export const workplaceAttributes = {
  lights: dataAttribute('workplace-lights'),
  station: dataAttribute('workplace-station'),
  lit: dataAttribute('workplace-lit'),
  worker: dataAttribute('workplace-worker'),
  gap: dataAttribute('workplace-gap'),
  covered: dataAttribute('workplace-covered'),
} as const
