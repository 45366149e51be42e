import { WORKPLACES } from '../../illustrations/workplace/workplaces'
import type { WorkplaceName } from '../../lib/anywhere/names/pictureNames'

/** What the drawn workplace calls its one dark station, as the board above it does; its number, and those of all its stations. */
export type MarkedPlace = { role: string; number: string | undefined; numbers: string[] }

export function markedPlace(workplace: WorkplaceName): MarkedPlace {
  const { stations, dark, role } = WORKPLACES[workplace]
  return { role, number: stations[dark]?.label, numbers: stations.flatMap(({ label }) => label ?? []) }
}
