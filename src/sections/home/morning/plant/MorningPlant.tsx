import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { StationRow } from '#src/models/morning/minute/morningAt.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { morningAttributes } from '../morning.attributes.ts'
import { BayName } from './BayName.tsx'
import type { Daylight } from './daylight.ts'
import { MORNING_GLOW } from './MorningSky.tsx'
import { PlantBay } from './PlantBay.tsx'
import { PlantRoof } from './PlantRoof.tsx'
import { PlantYard } from './PlantYard.tsx'
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
