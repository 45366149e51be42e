import type { WorkplaceName } from '#src/models/names/pictureNames.ts'

/** A part of a workplace's width, in its units, and how far to move sun or moon so that they stand beside it. */
export type PanelWindow = { x: number; width: number; sunOrMoonShift?: { x: number; y: number } }

/** The part of each workplace that a panel shows: the empty station, and something typical of the workplace. */
export const PANEL_WINDOWS: Record<WorkplaceName, PanelWindow> = {
  plant: { x: 14, width: 371, sunOrMoonShift: { x: -416, y: -14 } },
  ward: { x: 172, width: 368 },
  dock: { x: 182, width: 336 },
  filling: { x: 20, width: 404, sunOrMoonShift: { x: -405, y: 0 } },
  shop: { x: 182, width: 336, sunOrMoonShift: { x: -362, y: -48 } },
  buses: { x: 170, width: 360 },
}
