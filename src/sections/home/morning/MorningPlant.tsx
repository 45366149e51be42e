import { clockOf } from '../../../lib/anywhere/clockTime'
import { uiAttributes } from '../../../ui/ui.attributes'
import { morningAttributes } from './morning.attributes'
import type { StationRow } from './morningAt'
import { MACHINES, type Machine } from './plantMachines'

export type MorningPlantProps = {
  rows: readonly StationRow[]
  /** How far the sun has risen, 0 to 1. */
  sun: number
  horn: number
  /** Minutes from a yes to the station. */
  travel: number
}

/**
 * The plant at the end of the night: a bay for each station, lit while somebody is there for the horn. On phones it has two
 * floors, so that each bay stays large enough to be seen. A picture only; the board says the same in words.
 */
export function MorningPlant({ rows, sun, horn, travel }: MorningPlantProps) {
  return (
    <div aria-hidden="true" className="relative sm:mt-2 xl:mt-0">
      <Lights />
      <Yard sun={sun} />
      <div className="relative mx-auto w-full max-w-248 px-4 pt-4 sm:pt-16 lg:px-0 lg:pt-7 xl:pt-2.5 low:max-w-232 low:pt-0">
        <div className="grid grid-cols-3 sm:grid-cols-6">
          {rows.map((row, index) => (
            <div key={row.station} {...morningAttributes.bay.props(row.state)} className={index > 2 ? 'max-sm:-mt-px' : ''}>
              <svg
                aria-hidden="true"
                viewBox="0 0 156 24"
                preserveAspectRatio="none"
                className={`block w-full xl:h-4 low:h-2.5 ${index > 2 ? 'max-sm:hidden' : ''}`}
              >
                <path d="M-1 25V2L0 2 157 24v1z" className="fill-soot" />
              </svg>
              <Bay
                isLit={row.state === 'covered'}
                hasChanged={row.placement !== null}
                machine={MACHINES[index % MACHINES.length] as Machine}
              />
              <p className="bay-name bg-soot px-1 pt-1 low:pt-0.5 pb-1.5 text-center text-2xs leading-tight font-medium text-on-deck-2">
                {row.role}
                <StepsIn placement={row.placement} horn={horn} travel={travel} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Who took the bay over this morning; and by when, where that is after the horn. Empty bays keep the line, so that nothing moves. */
function StepsIn({ placement, horn, travel }: Pick<StationRow, 'placement'> & Pick<MorningPlantProps, 'horn' | 'travel'>) {
  const arrival = placement && placement.minute + travel
  return (
    <span className={`mt-0.5 block min-h-[1lh] max-sm:hidden ${arrival && arrival > horn ? 'text-hold' : 'text-go'}`}>
      {placement?.name}
      {arrival && arrival > horn ? ` · ${clockOf(arrival)}` : ''}
    </span>
  )
}

type BayProps = {
  isLit: boolean
  /** Somebody else works here than was due. */
  hasChanged: boolean
  machine: Machine
}

function Bay({ isLit, hasChanged, machine }: BayProps) {
  const [lit, dark] = isLit ? [1, 0] : [0, 1]
  return (
    <svg aria-hidden="true" viewBox="0 0 156 100" className="-mt-px block w-full xl:-mt-1.5">
      <path d="M-1 -1h158v102H-1z" className="fill-soot" />
      <g transform="translate(8 8)">
        <path d="M0 0h140v92H0z" className="fill-night" />
        <g opacity={lit} className="fade">
          <path d="M0 0h140v92H0z" fill="url(#bay-light)" />
          <path d="M70 8 22 92h96Z" fill="url(#lamp-light)" />
          <rect x="63" y="12" width="14" height="3" rx="1.5" className="fill-lamp" />
        </g>
        <path d="M0 0h140v2H0zM34 0h3v10h-3zM103 0h3v10h-3zM69 0h2v6h-2zM60 12l6-7h8l6 7Z" className="fill-soot" />
        <g className="fill-soot">{machine.shape}</g>
        <g opacity={lit} transform={`translate(${isLit ? 0 : -16} 0)`} className="walk">
          <g transform={`translate(${machine.operator} 58)`}>
            <path d="M-5 34V20h4v14Zm6 0V20h4v14Z" className="fill-soot" />
            <path d="M-7 22V7c0-3 3-4 7-4s7 1 7 4v15Z" className={hasChanged ? 'fill-bubble' : 'fill-go'} />
            <path d="M-7 12h14v3H-7z" className={hasChanged ? 'fill-go-ink' : 'fill-bubble'} />
            <circle cy="-2" r="5" className="fill-soot" />
            <path d="M-6-3a6 6 0 0 1 12 0h2v1.5H-8V-3Z" className="fill-bubble" />
          </g>
        </g>
        <path d="M1 1h138v90H1z" opacity={dark} fill="none" strokeWidth="2" strokeDasharray="5 5" className="fade stroke-stop" />
      </g>
    </svg>
  )
}

/** Gradients of the bays, in a picture without a size: one that is not printed would take them along. */
function Lights() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <linearGradient id="bay-light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--color-hold)" />
        <stop offset="1" stopColor="var(--color-signal-deep)" />
      </linearGradient>
      <linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--color-lamp)" stopOpacity="0.8" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </linearGradient>
    </svg>
  )
}

/** What stands around it, and the sun behind it: in pixels from the middle of the ground, so that nothing is stretched. */
function Yard({ sun }: { sun: number }) {
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} className="absolute inset-0 h-full w-full">
      <svg aria-hidden="true" x="50%" y="100%" overflow="visible">
        <circle cx="236" cy="-158" r="48" transform={`translate(0 ${Math.round((1 - sun) * 150)})`} className="walk fill-lamp" />
        <g className="fill-sky-night">
          <path d="M-1100 0v-46h120v-26h70v26h16v-62h16v62h66v-22l44-18v18l44-18v40h40v46zM-700 0v-70h80v-14h36v14h30v26h90v44z" />
          <path d="M470 0v-62h36v-30h16v30h124v-16h50v16h86V0zM780 0v-50h90v-36h14v36h60v-20h80v20h140V0z" />
        </g>
        <g className="fill-soot">
          <path d="M-552 0v-174h17V0zM-524 0v-146h13V0zM-606 0v-92h22v3h-19V0zM-690 0v-92h22v3h-19V0z" />
          <path d="M556 0v-96h4V0zM600 0v-96h4V0zM546-96h68l-8-36h-52zM544-132l36-20 36 20zM-900 0v-2H900v2z" />
        </g>
        <path d="M-552-162h17v5h-17zM-552-148h17v5h-17z" className="fill-signal" opacity="0.8" />
      </svg>
    </svg>
  )
}
