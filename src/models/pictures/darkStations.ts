/**
 * What each drawn workplace shows of its industry. Pictures are drawn by it (src/illustrations/workplace/workplaces.ts), and the boards of
 * industries are checked against it.
 */
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'

export type DarkStation = {
  /** The industry that is drawn, by the first slug of its page. Pages of other industries may show it too, as the nearest picture. */
  industry: string
  /** Index of the station whose person called off. */
  dark: number
  /** The numbers that are drawn on doors or buses, in the order of the stations; empty if they have none. */
  numbers: readonly string[]
}

export const DARK_STATIONS: Readonly<Record<WorkplaceName, DarkStation>> = {
  plant: { industry: 'manufacturing', dark: 1, numbers: [] },
  ward: { industry: 'healthcare', dark: 2, numbers: [] },
  dock: { industry: 'logistics', dark: 2, numbers: ['12', '13', '14', '15'] },
  filling: { industry: 'food-beverage', dark: 1, numbers: [] },
  shop: { industry: 'retail', dark: 1, numbers: [] },
  // The morning's routes of the page's exhibit.
  buses: { industry: 'education', dark: 1, numbers: ['7', '12', '5', '3'] },
}
