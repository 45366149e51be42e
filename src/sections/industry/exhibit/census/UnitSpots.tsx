import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HourLines } from '../ClockScale.tsx'
import { createTimeAxis, type TimeAxis } from '../timeAxis.ts'
import { type Night, type Spot, spotsOf, type Unit } from './census.ts'

/** Height of a spot, and of the line in it, in pixels. */
export const SPOT = { height: 16, line: 10 }
/** Space above and below the spots of a unit, in pixels. */
const MARGIN = 20

/** An empty spot: filled on screens, an outline on paper, where its color would look like that of filled spots. */
export const EMPTY_SPOT = 'fill-stop stroke-stop print:fill-none'

export type UnitSpotsProps = { unit: Unit; night: Night }

/** The spots of a unit through the night: a line for each, broken while the spot is empty, and the unit's minimum. */
export function UnitSpots({ unit, night }: UnitSpotsProps) {
  const axis = createTimeAxis(night)
  const height = unit.planned * SPOT.height + 2 * MARGIN
  const minimumY = height - MARGIN - unit.minimum * SPOT.height
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <HourLines {...night} />
      {spotsOf(unit, night).map((spot, index) => {
        const y = height - MARGIN - (index + 0.5) * SPOT.height
        return <SpotLine key={y} {...spot} y={y} axis={axis} now={minutesAfter(night.from, night.now)} />
      })}
      <line x1="0" x2="100%" y1={minimumY} y2={minimumY} className="stroke-signal" strokeWidth="2" />
    </svg>
  )
}

type SpotLineProps = Spot & {
  y: number
  axis: TimeAxis
  /** In minutes, like the stretches of the spot. */
  now: number
}

function SpotLine({ filled, empty, y, axis: { duration, xOfMinute, widthOf }, now }: SpotLineProps) {
  const isFilledNow = filled.some(({ to }) => to === now)
  return (
    <>
      {filled.map(({ from, to }) => (
        <line key={from} x1={xOfMinute(from)} x2={xOfMinute(to)} y1={y} y2={y} className="stroke-on-deck-2" strokeWidth={SPOT.line} />
      ))}
      {empty.map(({ from, to }) => (
        <rect key={from} x={xOfMinute(from)} width={widthOf(to - from)} y={y - SPOT.line / 2} height={SPOT.line} className={EMPTY_SPOT} />
      ))}
      {/* A faint line, because the rest of the night is not known yet. */}
      {isFilledNow && (
        <line x1={xOfMinute(now)} x2={xOfMinute(duration)} y1={y} y2={y} className="stroke-deck-line" strokeWidth={SPOT.line} />
      )}
    </>
  )
}
