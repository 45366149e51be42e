import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { DistrictMap } from './DistrictMap.tsx'
import { describeDistrict, drawStores, listDrives } from './districtMap.ts'
import { StoreList } from './StoreList.tsx'

export type MapBlockProps = Pick<IndustryBlockOf<'map'>, 'stores' | 'roads'>

/** Stores of a district at night, the drives between them, and the store with an open shift, whose windows are dark. */
export function MapBlock({ stores, roads }: MapBlockProps) {
  const drawnStores = drawStores(stores)
  const drives = listDrives(drawnStores, roads)
  return (
    <SceneFrame describe={describeDistrict(stores, drives)} sample={false}>
      <DistrictMap stores={drawnStores} drives={drives} />
      <StoreList stores={drawnStores} drives={drives} />
    </SceneFrame>
  )
}
