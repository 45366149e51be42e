import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { DistrictMap } from './DistrictMap.tsx'
import { listDrives } from './districtMap.ts'
import { StoreList } from './StoreList.tsx'

export type MapExhibitProps = Pick<ExhibitOf<'map'>, 'describe' | 'stores' | 'roads'>

/** Stores of a district at night, the drives between them, and the store with an open shift, whose windows are dark. */
export function MapExhibit({ describe, stores, roads }: MapExhibitProps) {
  const drives = listDrives(stores, roads)
  return (
    <SceneFrame describe={describe} sample={false}>
      <DistrictMap stores={stores} drives={drives} />
      <StoreList stores={stores} drives={drives} />
    </SceneFrame>
  )
}
