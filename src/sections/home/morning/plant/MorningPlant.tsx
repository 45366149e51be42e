import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { StationRow } from '#src/models/morning/minute/morningAt.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { morningAttributes } from '../morning.attributes.ts'
import type { Daylight } from './daylight.ts'
import { MORNING_GLOW } from './MorningSky.tsx'
import { PlantBay } from './PlantBay.tsx'
import { BAY_SIZE } from './plantBays.ts'

export type MorningPlantProps = {
  rows: readonly StationRow[]
  light: Daylight
  /** Spacing around it. */
  className: string
}

/** Bays side by side on a phone. */
const STOREY = 3

/**
 * The plant at the end of the night: a bay for each station, lit if somebody is there for the horn. On phones it has two storeys, above the
 * console. It is hidden from screen readers and on paper, because the board and the sentence below it say the same.
 */
export function MorningPlant({ rows, light, className }: MorningPlantProps) {
  return (
    <div aria-hidden="true" {...uiAttributes.print.props('no')} className={cn('plant relative max-sm:order-first', className)}>
      {/* The horizon where the sky of the whole screen has none. */}
      <svg
        aria-hidden="true"
        opacity={light.glow}
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
        className="fade absolute inset-0 h-full w-full sm:hidden"
      >
        <rect width="100" height="100" fill={`url(#${MORNING_GLOW})`} />
      </svg>
      <PlantYard sun={light.sun} />
      <div className="relative mx-auto w-full max-w-232 sm:px-4 lg:px-0 tall:max-w-248">
        <div className="grid grid-cols-3 sm:grid-cols-6">
          {rows.map((row, index) => (
            <div key={row.station} {...morningAttributes.bay.props(row.state)}>
              <PlantRoof isLit={row.state === 'covered'} isOnUpperStorey={index < STOREY} />
              <svg aria-hidden="true" viewBox={`0 0 ${BAY_SIZE.outer.width} ${BAY_SIZE.outer.height}`} className="-mt-px block w-full">
                <PlantBay state={row.state} hasReplacement={row.placement !== null} bayIndex={index} />
              </svg>
              <BayName row={row} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

type PlantRoofProps = {
  isLit: boolean
  /** On phones only the upper storey has a roof. */
  isOnUpperStorey: boolean
}

/** One tooth of the roof, whose windows are as bright as the bay below. */
function PlantRoof({ isLit, isOnUpperStorey }: PlantRoofProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 156 28"
      preserveAspectRatio="none"
      className={`plant-roof block w-full ${isOnUpperStorey ? '' : 'max-sm:hidden'}`}
    >
      <path d="M-1 29V1L0 0 157 25v4z" className="fill-soot" />
      <path d="M10 7l30 4.8V20H10zM48 13l30 4.800V20H48z" className="fade fill-hold" opacity={isLit ? 0.6 : 0} />
    </svg>
  )
}

/**
 * The name below a bay: its station, or the replacement, with the time if they come after the horn. One line in every state, so that
 * nothing moves.
 */
function BayName({ row: { role, placement, state } }: { row: StationRow }) {
  const isPromised = state === 'promised'
  const color = !placement ? 'text-on-deck-2' : isPromised ? 'text-hold' : 'text-go'
  return (
    <p
      {...morningAttributes.name.props()}
      className={cn(
        'bay-name bg-soot px-1 pt-1 low:pt-0.5 pb-1.5',
        'text-center text-2xs leading-tight font-medium',
        'max-sm:hidden max-md:min-h-11',
        color,
      )}
    >
      {placement?.name ?? role}
      {placement && isPromised && ` · ${clockOf(placement.arrival)}`}
    </p>
  )
}

type PlantYardProps = {
  /** Height of the sun, from 0 to 1. */
  sun: number
}

/** The surroundings and the sun behind the plant, in pixels from the middle of the ground, so that nothing is stretched. */
function PlantYard({ sun }: PlantYardProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 h-full w-full">
      {/* Placed from the top, because it rises over the roofs, whatever the height of the bays. */}
      <svg aria-hidden="true" x="68%" overflow="visible">
        <circle cy="64" r="60" transform={`translate(0 ${Math.round((1 - sun) * 40)})`} className="plant-sun walk fill-lamp" />
      </svg>
      <svg aria-hidden="true" x="50%" y="100%" overflow="visible" className="max-sm:hidden">
        <g className="fill-sky-night">
          {/* The neighborhood, left and right of the plant. */}
          <path d="M-1100 0v-46h120v-26h70v26h16v-62h16v62h66v-22l44-18v18l44-18v40h40v46zM-700 0v-70h80v-14h36v14h30v26h254v44z" />
          <path d="M300 0v-62h206v-30h16v30h124v-16h50v16h86V0zM780 0v-50h90v-36h14v36h60v-20h80v20h140V0z" />
        </g>
        <g className="fill-soot">
          {/* Chimneys and lamps, a water tower, and the ground. */}
          <path d="M-552 0v-148h17V0zM-524 0v-126h13V0zM-606 0v-92h22v3h-19V0zM-690 0v-92h22v3h-19V0z" />
          <path d="M556 0v-90h4V0zM600 0v-90h4V0zM546-90h68l-8-36h-52zM544-126l36-20 36 20zM-900 0v-2H900v2z" />
        </g>
        {/* The bands of a chimney. */}
        <path d="M-552-138h17v5h-17zM-552-124h17v5h-17z" className="fill-signal" opacity="0.8" />
      </svg>
    </svg>
  )
}
