/**
 * What a drawn workplace says of the industry that it was drawn for: pictures are drawn by it (src/illustrations/workplace/workplaces.ts),
 * and the boards of industries are held against it.
 */
import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'

export type DarkStation = {
  /** The industry whose work is drawn, by the first slug of its page. Pages of others may show it too, as the nearest picture. */
  drawnFor: string
  /** Index of the station whose person called off, and what the industry's board calls its place. */
  dark: number
  role: string
  /** Of doors or buses, in the order of the stations; none where stations have no number. */
  numbers: readonly string[]
}

export const DARK_STATIONS: Readonly<Record<WorkplaceName, DarkStation>> = {
  plant: { drawnFor: 'manufacturing', dark: 1, role: 'Press operator 2', numbers: [] },
  ward: { drawnFor: 'healthcare', dark: 2, role: 'CNA', numbers: [] },
  dock: { drawnFor: 'logistics', dark: 2, role: 'door 14', numbers: ['12', '13', '14', '15'] },
  filling: { drawnFor: 'food-beverage', dark: 1, role: 'Filler operator', numbers: [] },
  shop: { drawnFor: 'retail', dark: 1, role: 'Opening cashier', numbers: [] },
  // Routes of the morning, as the page's exhibit has them.
  buses: { drawnFor: 'education', dark: 1, role: 'Route 12', numbers: ['7', '12', '5', '3'] },
}
