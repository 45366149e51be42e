import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { DistrictGround } from './DistrictGround.tsx'

export type MapExhibitProps = Pick<ExhibitOf<'map'>, 'describe' | 'stores' | 'roads'>
type Store = MapExhibitProps['stores'][number]

const SIZE = { width: 1060, height: 420, edge: 90 }
/** The district reaches the edges of the widest page. */
const EDGES = { from: -780, until: 1840 }
/** Color of a store's state. Its name has the color of text. */
const STATES: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-stop', plain: 'fill-on-deck-2' }
const LAMPS: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-night', plain: 'fill-lamp' }
const WORDS: Record<Store['tone'], string> = { go: 'text-go', hold: 'text-signal', stop: 'text-stop', plain: 'text-on-deck-2' }
/** @returns the middle of a store's doorstep, in units of the drawing */
const at = ({ x, y }: Pick<Store, 'x' | 'y'>) => ({
  x: SIZE.edge + (x / 100) * (SIZE.width - 2 * SIZE.edge),
  y: 116 + (y / 100) * 236,
})
/** @returns the same place for the text over the drawing, which keeps its size */
const placeOf = ({ x, y }: { x: number; y: number }) => ({ x: formatPercent(x / SIZE.width), y: formatPercent(y / SIZE.height) })
/** Height of a store, from its doorstep to its roof. */
const TALL = 54
/** A store's words stand away from its drives: above it in the upper half of the map, below it in the lower half. */
const isAbove = ({ y }: Store) => y < 50

/** Stores of a district at night, the drives between them, and the store with an open shift, whose windows are dark. */
export function MapExhibit({ describe, stores, roads }: MapExhibitProps) {
  const open = stores.find(({ tone }) => tone === 'stop')?.id
  const wayToOpen = ({ id }: Store) => roads.find(({ from, to }) => (from === open && to === id) || (from === id && to === open))?.label
  return (
    <SceneFrame describe={describe} sample={false}>
      <District stores={stores} drives={drivesOf(stores, roads)} />
      {/* On narrow screens a map would be too small to read. A list shows the stores, with the drive to the open one. */}
      <ul className="grid gap-1.5 md:grid-cols-2 lg:hidden">
        {stores.map((store) => (
          <li key={store.id} className="flex items-center gap-4 rounded-sm bg-deck-2 px-3 py-2.5 text-sm md:first:col-span-2">
            <svg aria-hidden="true" viewBox="-60 -56 120 59" className="h-8 shrink-0">
              <House tone={store.tone} />
            </svg>
            <span className="flex-1 leading-snug">
              <span className="block font-semibold">
                {store.id} {store.name}
              </span>
              <span className={WORDS[store.tone]}>{store.state}</span>
            </span>
            <span className="whitespace-nowrap text-on-deck-2">{wayToOpen(store)}</span>
          </li>
        ))}
      </ul>
    </SceneFrame>
  )
}

type Drive = { label: string; from: Store; to: Store; isWayToYes: boolean }

/** @returns the drives on the map, and which of them leads from the open shift to the person who said yes */
function drivesOf(stores: readonly Store[], roads: MapExhibitProps['roads']): Drive[] {
  const byId = new Map(stores.map((store) => [store.id, store]))
  return roads.flatMap(({ label, ...road }) => {
    const [from, to] = [byId.get(road.from), byId.get(road.to)]
    return from && to ? [{ label, from, to, isWayToYes: [from.tone, to.tone].sort().join() === 'go,stop' }] : []
  })
}

/**
 * @returns the place of a drive's distance: the middle of the visible part of its line, which a steep drive hides behind the lower store
 */
function middleOf({ from, to }: Drive) {
  const [high, low] = [at(from), at(to)].sort((a, b) => a.y - b.y) as [ReturnType<typeof at>, ReturnType<typeof at>]
  const [dx, dy] = [low.x - high.x, low.y - high.y]
  const share = dy > Math.abs(dx) ? (1 - TALL / dy) / 2 : 0.5
  return { x: high.x + dx * share, y: high.y + dy * share }
}

/**
 * A drawing that scales with its place, under text that does not, so that the text has the size of the page's small text at every width.
 */
function District({ stores, drives }: { stores: readonly Store[]; drives: readonly Drive[] }) {
  return (
    <div className="relative hidden overflow-y-clip lg:block">
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="block w-full overflow-visible">
        <DistrictGround {...EDGES} height={SIZE.height} yards={stores.map((store) => ({ ...at(store), isAbove: isAbove(store) }))} />
        {drives.map(({ from, to, isWayToYes }) => (
          <path
            key={`${from.id} ${to.id}`}
            d={`M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`}
            className={isWayToYes ? 'stroke-go' : 'stroke-edge'}
            strokeWidth={isWayToYes ? 5 : 2.5}
          />
        ))}
        {stores.map((store) => (
          <g key={store.id} transform={`translate(${at(store).x} ${at(store).y})`}>
            <House tone={store.tone} />
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full text-sm">
        {drives.map((drive) => (
          <svg aria-hidden="true" key={`${drive.from.id} ${drive.to.id}`} {...placeOf(middleOf(drive))} className="overflow-visible">
            <rect
              x="-2em"
              y="-0.9em"
              width="4em"
              height="1.8em"
              rx="0.9em"
              className={drive.isWayToYes ? 'fill-deck stroke-go' : 'fill-deck stroke-edge'}
              strokeWidth={drive.isWayToYes ? 2 : 1}
            />
            <text dy="0.35em" textAnchor="middle" className={drive.isWayToYes ? 'fill-on-deck font-semibold' : 'fill-on-deck-2'}>
              {drive.label}
            </text>
          </svg>
        ))}
        {stores.map((store) => {
          const { x, y } = at(store)
          return (
            <svg aria-hidden="true" key={store.id} {...placeOf({ x, y: isAbove(store) ? y - TALL : y })} className="overflow-visible">
              <text y={isAbove(store) ? '-1.95em' : '1.55em'} textAnchor="middle" className="fill-on-deck font-semibold">
                {store.id} {store.name}
              </text>
              <text y={isAbove(store) ? '-0.65em' : '2.85em'} textAnchor="middle" className={STATES[store.tone]}>
                {store.state}
              </text>
            </svg>
          )
        })}
      </svg>
    </div>
  )
}

/** A store from the street, with the doorstep in the middle of the lower edge. It is dark if its shift is open. */
function House({ tone }: Pick<Store, 'tone'>) {
  return (
    <>
      <path d="M-46 0V-38H46V0z" className="fill-deck-2 stroke-edge" strokeWidth="1.5" />
      <path d="M-52 -38h104l-8 -16h-88z" className={tone === 'stop' ? 'fill-deck-line' : 'fill-signal'} />
      <path d="M-38 -6v-22h28v22zM10 -6v-22h28v22zM-6 0v-28h12v28z" className={LAMPS[tone]} />
      {tone === 'stop' && <path d="M-46 0V-38H46V0z" className="fill-none stroke-stop" strokeWidth="2" />}
      <path d="M-60 1H60" className="stroke-on-deck-2" strokeWidth="2" />
    </>
  )
}
