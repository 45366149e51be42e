import { Scene } from '../../../illustrations/Scene'

type Store = { id: string; name: string; x: number; y: number; state: string; tone: 'go' | 'hold' | 'stop' | 'plain' }
export type StoreMapProps = {
  describe: string
  stores: readonly Store[]
  roads: readonly { from: string; to: string; label: string }[]
}

const SIZE = { width: 1060, height: 420, edge: 90 }
/** The store's name in words, its state in the color of its lamps. */
const STATES: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-stop', plain: 'fill-on-deck-2' }
const LAMPS: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-night', plain: 'fill-lamp' }
const WORDS: Record<Store['tone'], string> = { go: 'text-go', hold: 'text-signal', stop: 'text-stop', plain: 'text-on-deck-2' }
/** Where a store stands: the middle of its doorstep, in units of the drawing. */
const at = ({ x, y }: Store) => ({
  x: SIZE.edge + (x / 100) * (SIZE.width - 2 * SIZE.edge),
  y: 78 + (y / 100) * (SIZE.height - 150),
})

/** Stores of a district at night, the drives between them, and where a shift is open: its windows are dark. */
export function StoreMap({ describe, stores, roads }: StoreMapProps) {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const open = stores.find(({ tone }) => tone === 'stop')?.id
  const wayToOpen = ({ id }: Store) => roads.find(({ from, to }) => (from === open && to === id) || (from === id && to === open))?.label
  return (
    <Scene describe={describe}>
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="hidden w-full lg:block">
        {roads.map(({ from, to, label }) => {
          const [start, end] = [byId.get(from), byId.get(to)]
          if (!start || !end) return null
          const [a, b] = [at(start), at(end)]
          const isWayToYes = [start.tone, end.tone].sort().join() === 'go,stop'
          return (
            <g key={`${from} ${to}`}>
              <path
                d={`M${a.x} ${a.y - 16}L${b.x} ${b.y - 16}`}
                className={isWayToYes ? 'stroke-go' : 'stroke-edge'}
                strokeWidth={isWayToYes ? 5 : 4}
                strokeDasharray={isWayToYes ? undefined : '2 10'}
                strokeLinecap="round"
              />
              <text
                x={(a.x + b.x) / 2}
                y={(a.y + b.y) / 2 - 10}
                textAnchor="middle"
                paintOrder="stroke"
                strokeWidth="14"
                strokeLinejoin="round"
                className={`stroke-deck text-lg ${isWayToYes ? 'fill-on-deck font-semibold' : 'fill-on-deck-2'}`}
              >
                {label}
              </text>
            </g>
          )
        })}
        {stores.map((store) => {
          const { x, y } = at(store)
          return (
            <g key={store.id} transform={`translate(${x} ${y})`}>
              {/* The ground, before which roads end. */}
              <rect x="-68" y="-62" width="136" height="122" rx="12" className="fill-deck" />
              <House tone={store.tone} />
              <text y="26" textAnchor="middle" className="fill-on-deck text-lg font-semibold">
                {store.id} {store.name}
              </text>
              <text y="50" textAnchor="middle" className={`text-base ${STATES[store.tone]}`}>
                {store.state}
              </text>
            </g>
          )
        })}
      </svg>
      {/* Narrow screens have no room for a map that can be read: there its stores stand below each other, with the drive to the open one. */}
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
    </Scene>
  )
}

/** A store from the street, its doorstep in the middle of the drawing's lower edge; an open shift leaves it dark. */
function House({ tone }: Pick<Store, 'tone'>) {
  return (
    <>
      <path d="M-46 0V-38H46V0z" className="fill-night" />
      <path d="M-52 -38h104l-8 -16h-88z" className={tone === 'stop' ? 'fill-deck-line' : 'fill-signal'} />
      <path d="M-38 -6v-22h28v22zM10 -6v-22h28v22zM-6 0v-28h12v28z" className={LAMPS[tone]} />
      {tone === 'stop' && <path d="M-46 0V-38H46V0z" className="fill-none stroke-stop" strokeWidth="2" />}
      <path d="M-60 1H60" className="stroke-on-deck-2" strokeWidth="2" />
    </>
  )
}
