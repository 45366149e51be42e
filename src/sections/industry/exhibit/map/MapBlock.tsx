import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { DistrictMap, StoreHouse } from './DistrictMap.tsx'
import { type DrawnStore, type Drive, describeDistrict, drawStores, findDrive, listDrives } from './districtMap.ts'

/** Stores of a district at night, the drives between them, and the store with an open shift, whose windows are dark. */
export function MapBlock({ stores, roads }: Pick<IndustryBlockOf<'map'>, 'stores' | 'roads'>) {
  const drawnStores = drawStores(stores)
  const drives = listDrives(drawnStores, roads)
  return (
    <SceneFrame describe={describeDistrict(stores, drives)} sample={false}>
      <DistrictMap stores={drawnStores} drives={drives} />
      <StoreList stores={drawnStores} drives={drives} />
    </SceneFrame>
  )
}

const STATUS_COLORS: Record<DrawnStore['tone'], string> = { go: 'text-go', hold: 'text-signal', stop: 'text-stop', plain: 'text-on-deck-2' }

/** The stores on narrow screens, where a map would be too small to read: each with the drive to the store with the open shift. */
function StoreList({ stores, drives }: { stores: readonly DrawnStore[]; drives: readonly Drive[] }) {
  const openStore = stores.find(({ tone }) => tone === 'stop')
  return (
    <ul className="grid gap-1.5 md:grid-cols-2 lg:hidden">
      {stores.map((store) => (
        <li key={store.id} className="flex items-center gap-4 rounded-sm bg-deck-2 px-3 py-2.5 text-sm md:first:col-span-2">
          <svg aria-hidden="true" viewBox="-60 -56 120 59" className="h-8 shrink-0">
            <StoreHouse tone={store.tone} />
          </svg>
          <span className="flex-1 leading-snug">
            <span className="block font-semibold">
              {store.id} {store.name}
            </span>
            <span className={STATUS_COLORS[store.tone]}>{store.status}</span>
          </span>
          <span className="whitespace-nowrap text-on-deck-2">{openStore && findDrive(drives, store, openStore)?.label}</span>
        </li>
      ))}
    </ul>
  )
}
