import { type DrawnStore, type Drive, findDrive } from './districtMap.ts'
import { StoreHouse } from './StoreHouse.tsx'

const STATUS_COLORS: Record<DrawnStore['tone'], string> = { go: 'text-go', hold: 'text-signal', stop: 'text-stop', plain: 'text-on-deck-2' }

export type StoreListProps = { stores: readonly DrawnStore[]; drives: readonly Drive[] }

/** The stores on narrow screens, where a map would be too small to read: each with the drive to the store with the open shift. */
export function StoreList({ stores, drives }: StoreListProps) {
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
