import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { DistrictGround } from './DistrictGround.tsx'
import { type DrawnStore, type Drive, driveLabelPoint, MAP_SIZE, type Point, STORE_HEIGHT } from './districtMap.ts'
import { StoreHouse } from './StoreHouse.tsx'

/** The ground reaches the edges of the widest page. */
const GROUND = { left: -780, right: 1840 }
/** Color of a store's status. Its name has the color of text. */
const STATUS_COLORS: Record<DrawnStore['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-stop', plain: 'fill-on-deck-2' }

export type DistrictMapProps = { stores: readonly DrawnStore[]; drives: readonly Drive[] }

/**
 * A drawing that scales with its place, under text that does not, so that the text has the size of the page's small text at every width.
 */
export function DistrictMap({ stores, drives }: DistrictMapProps) {
  return (
    <div className="relative hidden overflow-y-clip lg:block">
      <svg aria-hidden="true" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className="block w-full overflow-visible">
        <DistrictGround {...GROUND} yards={stores} />
        {drives.map((drive) => (
          <DriveLine key={`${drive.from.id} ${drive.to.id}`} {...drive} />
        ))}
        {stores.map((store) => (
          <g key={store.id} transform={`translate(${store.x} ${store.y})`}>
            <StoreHouse tone={store.tone} />
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full text-sm">
        {drives.map((drive) => (
          <DriveLabel key={`${drive.from.id} ${drive.to.id}`} {...drive} />
        ))}
        {stores.map((store) => (
          <StoreWords key={store.id} {...store} />
        ))}
      </svg>
    </div>
  )
}

/** @returns a point of the drawing, for the text over it */
const percentPoint = ({ x, y }: Point) => ({ x: formatPercent(x / MAP_SIZE.width), y: formatPercent(y / MAP_SIZE.height) })

function DriveLine({ from, to, leadsToReplacement }: Drive) {
  return (
    <path
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      className={leadsToReplacement ? 'stroke-go' : 'stroke-edge'}
      strokeWidth={leadsToReplacement ? 5 : 2.5}
    />
  )
}

function DriveLabel({ label, from, to, leadsToReplacement }: Drive) {
  return (
    <svg aria-hidden="true" {...percentPoint(driveLabelPoint({ from, to }))} className="overflow-visible">
      <rect
        x="-2em"
        y="-0.9em"
        width="4em"
        height="1.8em"
        rx="0.9em"
        className={leadsToReplacement ? 'fill-deck stroke-go' : 'fill-deck stroke-edge'}
        strokeWidth={leadsToReplacement ? 2 : 1}
      />
      <text dy="0.35em" textAnchor="middle" className={leadsToReplacement ? 'fill-on-deck font-semibold' : 'fill-on-deck-2'}>
        {label}
      </text>
    </svg>
  )
}

function StoreWords({ id, name, status, tone, x, y, hasWordsAbove }: DrawnStore) {
  return (
    <svg aria-hidden="true" {...percentPoint({ x, y: hasWordsAbove ? y - STORE_HEIGHT : y })} className="overflow-visible">
      <text y={hasWordsAbove ? '-1.95em' : '1.55em'} textAnchor="middle" className="fill-on-deck font-semibold">
        {id} {name}
      </text>
      <text y={hasWordsAbove ? '-0.65em' : '2.85em'} textAnchor="middle" className={STATUS_COLORS[tone]}>
        {status}
      </text>
    </svg>
  )
}
