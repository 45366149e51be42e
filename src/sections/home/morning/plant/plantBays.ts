import { createWorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'

/** Prefixes of the ids of what is drawn once (PlantSymbols.tsx); a bay's index follows. */
export const PLANT_IDS = { machine: 'bay-machine-', person: 'bay-person-' } as const
/** The light of all bays, which PlantSymbols.tsx defines. */
export const PLANT_LIGHT = createWorkplaceLight('bay')

/** Something of each bay, in the order of the stations, of which content has six. */
export type OneForEachBay<Part> = readonly [Part, Part, Part, Part, Part, Part]

/** Places of the people, in the units of `BAY_SIZE`. They face left unless `isTurned`. */
export const BAY_PLACES: OneForEachBay<{ x: number; isTurned?: boolean }> = [
  { x: 118 },
  { x: 14, isTurned: true },
  { x: 126 },
  { x: 121 },
  { x: 122 },
  { x: 122 },
]

/** Size of a bay, which is that of a workplace's room, its scale in the picture, and its outer wall. */
export const BAY_SIZE = { width: 140, height: 108, scale: 0.852, outer: { width: 156, height: 97 } } as const
