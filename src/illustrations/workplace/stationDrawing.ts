/** What the drawings of all kinds of stations share. */

import type { Outfit } from './StationWorker.tsx'
import { workplaceAttributes } from './workplace.attributes.ts'
import type { WorkplaceLight } from './workplaceLight.ts'
import type { DrawnStation } from './workplaces.ts'

export type StationDrawingProps = {
  station: DrawnStation
  outfit: Outfit
  /** Its position. Neighbors look different. */
  index: number
  /** The light of the drawing, which defines it by `StationLight`. */
  light: WorkplaceLight
  /** Nobody is there, so that light and person are hidden. */
  isHidden: boolean
}

/** Width of the outline around a covered station. */
export const COVERED_LINE = 3

/** Hides a part by an attribute, for pictures without styles. In a page the style sheet overrides it. */
const hiddenProps = (isHidden: boolean) => (isHidden ? { opacity: 0 } : {})
/** @returns the props of a part that is seen only in the light */
export const litProps = (isHidden: boolean) => ({ ...workplaceAttributes.lit.props(), ...hiddenProps(isHidden) })
/** @returns the props of the person at a station */
export const workerProps = (isHidden: boolean) => ({ ...workplaceAttributes.worker.props(), ...hiddenProps(isHidden) })
