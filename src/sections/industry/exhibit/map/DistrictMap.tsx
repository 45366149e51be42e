import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { type DrawnStore, type Drive, driveLabelPoint, MAP_SIZE, type Point, STORE_HEIGHT, type Store } from './districtMap.ts'

/** The ground reaches the edges of the widest page. */
const GROUND = { left: -780, right: 1840 }
/** Color of a store's status. Its name has the color of text. */
const STATUS_COLORS: Record<DrawnStore['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-stop', plain: 'fill-on-deck-2' }

/**
 * A drawing that scales with its place, under text that does not, so that the text has the size of the page's small text at every width.
 */
export function DistrictMap({ stores, drives }: { stores: readonly DrawnStore[]; drives: readonly Drive[] }) {
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

const WINDOWS: Record<Store['tone'], string> = { go: 'fill-go', hold: 'fill-signal', stop: 'fill-night', plain: 'fill-lamp' }

/** A store from the street, with the doorstep in the middle of the lower edge. It is dark if its shift is open. */
export function StoreHouse({ tone }: Pick<Store, 'tone'>) {
  return (
    <>
      <path d="M-46 0V-38H46V0z" className="fill-deck-2 stroke-edge" strokeWidth="1.5" />
      <path d="M-52 -38h104l-8 -16h-88z" className={tone === 'stop' ? 'fill-deck-line' : 'fill-signal'} />
      <path d="M-38 -6v-22h28v22zM10 -6v-22h28v22zM-6 0v-28h12v28z" className={WINDOWS[tone]} />
      {tone === 'stop' && <path d="M-46 0V-38H46V0z" className="fill-none stroke-stop" strokeWidth="2" />}
      <path d="M-60 1H60" className="stroke-on-deck-2" strokeWidth="2" />
    </>
  )
}

type DistrictGroundProps = {
  /** Left and right end of the ground, in units of the drawing. */
  left: number
  right: number
  /** A yard for each store. It has space for the store's words. */
  yards: readonly (Point & { hasWordsAbove: boolean })[]
}

/** Width of streets, and sizes of the blocks between them, from the left and from the top, in units of the drawing. */
const STREET = 9
const BLOCK_WIDTHS = [58, 74, 62, 88, 66, 78, 58, 92, 70, 62, 84, 60, 76, 64, 58]
const BLOCK_HEIGHTS = [50, 62, 54, 66, 52, 60, 58]
/** A yard, and how far it reaches above the doorstep. */
const YARD = { width: 152, withWordsAbove: { above: 112, height: 122 }, withWordsBelow: { above: 64, height: 120 } }
/** A river from top to bottom, and a road across between the upper and the lower stores. */
const RIVER = 'M340-20C300 60 410 130 396 210S530 330 506 440'
const ROAD = 'M-900 214C-600 214-220 268 0 268S330 232 500 236S820 264 1080 212S1600 250 1960 232'

/** The ground of the map: blocks and streets, a river and a road, dark enough for lines and words above. */
function DistrictGround({ left, right, yards }: DistrictGroundProps) {
  const rows = listBlockSides(BLOCK_HEIGHTS, -STREET, MAP_SIZE.height)
  const columns = listBlockSides([...BLOCK_WIDTHS, ...BLOCK_WIDTHS, ...BLOCK_WIDTHS], left, right)
  const blocks = rows.flatMap(([y, height]) => columns.map(([x, width]) => `M${x} ${y}h${width}v${height}h-${width}z`))
  return (
    <>
      <path d={blocks.join('')} className="fill-deck-2" opacity="0.75" />
      <path d={RIVER} className="fill-none stroke-deck" strokeWidth="46" />
      <path d={RIVER} className="fill-none stroke-deck-2" strokeWidth="26" />
      <path d={ROAD} className="fill-none stroke-deck" strokeWidth="32" />
      <path d={ROAD} className="fill-none stroke-deck-line" strokeWidth="13" />
      <path d={ROAD} className="fill-none stroke-deck" strokeWidth="1.5" strokeDasharray="10 10" />
      {yards.map(({ x, y, hasWordsAbove }) => {
        const { above, height } = hasWordsAbove ? YARD.withWordsAbove : YARD.withWordsBelow
        return (
          <rect key={`${x} ${y}`} x={x - YARD.width / 2} y={y - above} width={YARD.width} height={height} rx="10" className="fill-deck" />
        )
      })}
    </>
  )
}

/** @returns start and length of each block along one direction, up to the first that begins at the end or later */
function listBlockSides(lengths: readonly number[], start: number, end: number) {
  return lengths
    .map((length, index) => [lengths.slice(0, index).reduce((sum, before) => sum + before + STREET, start), length] as const)
    .filter(([begin]) => begin < end)
}
