/** The parts of a workplace that are shown where the whole would be too small. Each includes the dark station. */
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'

/** A part of a workplace's width, in its units, and how far to move sun or moon so that they stand beside it. */
export type PanelCrop = { x: number; width: number; sunOrMoonShift?: { x: number; y: number } }

/** The part of each workplace that a panel shows: the empty station, and something typical of the workplace. */
export const PANEL_CROPS: Record<WorkplaceName, PanelCrop> = {
  plant: { x: 14, width: 371, sunOrMoonShift: { x: -416, y: -14 } },
  ward: { x: 172, width: 368 },
  dock: { x: 182, width: 336 },
  filling: { x: 20, width: 404, sunOrMoonShift: { x: -405, y: 0 } },
  shop: { x: 182, width: 336, sunOrMoonShift: { x: -362, y: -48 } },
  buses: { x: 170, width: 360 },
}

/**
 * The part that a phone shows, which begins and ends between stations, so that no station is cut. The drawing is enlarged until this part
 * fills the screen; its section hides the rest.
 */
export const PHONE_CROPS: Record<WorkplaceName, string> = {
  plant: 'max-sideways:-ml-[50.9%] max-sideways:w-[152.2%]',
  ward: 'max-sideways:-ml-[6.3%] max-sideways:w-[110.8%]',
  dock: 'max-sideways:-ml-[34.5%] max-sideways:w-[135.7%]',
  filling: 'max-sideways:-ml-[27.7%] max-sideways:w-[127.7%]',
  shop: 'max-sideways:-ml-[2.8%] max-sideways:w-[140.6%]',
  buses: 'max-sideways:-ml-[0.8%] max-sideways:w-[134.1%]',
}
