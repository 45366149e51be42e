import { Scene } from '../../illustrations/Scene'

type Store = { id: string; name: string; x: number; y: number; state: string; tone: 'go' | 'hold' | 'stop' | 'plain' }
export type StoreMapProps = {
  describe: string
  stores: readonly Store[]
  roads: readonly { from: string; to: string; label: string }[]
}

const SIZE = { width: 640, height: 360, edge: 70 }
const TONES: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-stop', plain: 'fill-on-deck-2' }
const at = ({ x, y }: Store) => ({
  x: SIZE.edge + (x / 100) * (SIZE.width - 2 * SIZE.edge),
  y: 36 + (y / 100) * (SIZE.height - 96),
})

/** Stores of a district, the drives between them, and where a shift is open. */
export function StoreMap({ describe, stores, roads }: StoreMapProps) {
  const place = new Map(stores.map((store) => [store.id, at(store)]))
  return (
    <Scene describe={describe} className="overflow-x-auto rounded-xl bg-deck p-4 shadow-deck">
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="w-full min-w-120">
        {roads.map(({ from, to, label }) => {
          const [a, b] = [place.get(from), place.get(to)]
          if (!a || !b) return null
          return (
            <g key={`${from} ${to}`}>
              <line
                x1={a.x}
                y1={a.y}
                x2={b.x}
                y2={b.y}
                className="stroke-deck-line"
                strokeWidth="3"
                strokeDasharray="2 8"
                strokeLinecap="round"
              />
              <text x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 8} textAnchor="middle" className="fill-on-deck-2 text-xs">
                {label}
              </text>
            </g>
          )
        })}
        {stores.map((store) => {
          const { x, y } = at(store)
          return (
            <g key={store.id}>
              <circle cx={x} cy={y} r="9" className={TONES[store.tone]} />
              <text x={x} y={y + 28} textAnchor="middle" className="fill-on-deck text-sm font-semibold">
                {store.id} {store.name}
              </text>
              <text x={x} y={y + 45} textAnchor="middle" className="fill-on-deck-2 text-xs">
                {store.state}
              </text>
            </g>
          )
        })}
      </svg>
    </Scene>
  )
}
