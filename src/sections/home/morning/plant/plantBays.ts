/** What of the plant's bays is drawn once for all (PlantParts.tsx), by the beginning of its id; a bay's index follows. */
export const PLANT_PARTS = { light: 'bay', machine: 'bay-machine-', person: 'bay-person-' } as const

type Plan = { stations: readonly { id: string }[]; callOffs: readonly { station: string }[] }

/** Where the people stand, in the order of the stations, in the units of `BAY_SIZE`; they face the left unless it says so. */
export const BAY_PLACES: readonly { x: number; isTurned?: boolean }[] = [
  { x: 118 },
  { x: 14, isTurned: true },
  { x: 126 },
  { x: 121 },
  { x: 122 },
  { x: 122 },
]

/** @returns the place of the bay whose call-off is the first of the morning: the moments that home tells are that one's */
export const firstBayOf = ({ stations, callOffs }: Plan): number => stations.findIndex(({ id }) => id === callOffs[0]?.station)

/** A bay: as large as the rooms of the drawn workplaces, and smaller in the picture; and the outer wall around it. */
export const BAY_SIZE = { width: 140, height: 108, scale: 0.852, outer: { width: 156, height: 97 } } as const
