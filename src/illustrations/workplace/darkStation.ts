import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { WORKPLACES } from './workplaces.ts'

/** For which industry a workplace was drawn; what it calls its one dark station, as the board above it does; its number, and those of all its stations. */
export type DarkStation = { drawnFor: string; role: string; number: string | undefined; numbers: string[] }

export function darkStation(workplace: WorkplaceName): DarkStation {
  const { drawnFor, stations, dark, role } = WORKPLACES[workplace]
  return { drawnFor, role, number: stations[dark]?.label, numbers: stations.flatMap(({ label }) => label ?? []) }
}
