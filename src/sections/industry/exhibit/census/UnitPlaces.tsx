import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HourLines } from '../ClockScale.tsx'
import { createTimeAxis, type TimeAxis } from '../timeAxis.ts'
import { type Night, type Place, placesOf, type Unit } from './census.ts'

/** Height of a place, and of the line in it, in pixels. */
export const PLACE = { height: 16, line: 10 }
/** Space above and below the places of a unit, in pixels. */
const MARGIN = 20

/** An empty place: filled on screens, an outline on paper, where its color would look like that of filled places. */
export const EMPTY_PLACE_CLASS = 'fill-stop stroke-stop print:fill-none'

/** The places of a unit through the night: a line for each, broken while the place is empty, and the unit's minimum. */
export function UnitPlaces({ unit, night }: { unit: Unit; night: Night }) {
  const axis = createTimeAxis(night)
  const height = unit.planned * PLACE.height + 2 * MARGIN
  const minimumY = height - MARGIN - unit.minimum * PLACE.height
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <HourLines {...night} />
      {placesOf(unit, night).map((place, index) => {
        const y = height - MARGIN - (index + 0.5) * PLACE.height
        return <PlaceLine key={y} {...place} y={y} axis={axis} now={minutesAfter(night.from, night.now)} />
      })}
      <line x1="0" x2="100%" y1={minimumY} y2={minimumY} className="stroke-signal" strokeWidth="2" />
    </svg>
  )
}

type PlaceLineProps = Place & {
  y: number
  axis: TimeAxis
  /** In minutes, like the stretches of the place. */
  now: number
}

function PlaceLine({ filled, empty, y, axis: { duration, xOfMinute, widthOf }, now }: PlaceLineProps) {
  const isFilledNow = filled.some(({ to }) => to === now)
  return (
    <>
      {filled.map(({ from, to }) => (
        <line key={from} x1={xOfMinute(from)} x2={xOfMinute(to)} y1={y} y2={y} className="stroke-on-deck-2" strokeWidth={PLACE.line} />
      ))}
      {empty.map(({ from, to }) => (
        <rect
          key={from}
          x={xOfMinute(from)}
          width={widthOf(to - from)}
          y={y - PLACE.line / 2}
          height={PLACE.line}
          className={EMPTY_PLACE_CLASS}
        />
      ))}
      {/* A faint line, because the rest of the night is not known yet. */}
      {isFilledNow && (
        <line x1={xOfMinute(now)} x2={xOfMinute(duration)} y1={y} y2={y} className="stroke-deck-line" strokeWidth={PLACE.line} />
      )}
    </>
  )
}
