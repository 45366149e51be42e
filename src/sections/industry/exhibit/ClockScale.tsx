/** The hours of a time axis, on the deck: their names, and lines through the drawing. */
import { endAnchor } from '#src/illustrations/endAnchor.ts'
import { clockAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { createTimeAxis, type TimeSpan } from './timeAxis.ts'

export type HourLinesProps = TimeSpan & {
  /** The minute of the picture, which is marked. */
  now?: string
}

function listHours(span: TimeSpan) {
  const { duration, xOfMinute } = createTimeAxis(span)
  return Array.from({ length: Math.floor(duration / HOUR_MINUTES) + 1 }, (_, index) => index * HOUR_MINUTES).map((minute) => ({
    x: xOfMinute(minute),
    clock: clockAfter(span.from, minute),
    textAnchor: endAnchor(minute, duration),
  }))
}

/** The hours over a picture, on phones every third one. */
export function ClockScale(span: TimeSpan) {
  return (
    <svg aria-hidden="true" width="100%" height="1.6em" className="block overflow-visible text-xs tabular-nums">
      {listHours(span).map(({ x, clock, textAnchor }, index) => (
        <text key={x} x={x} y="1em" textAnchor={textAnchor} className={`fill-on-deck-2 ${index % 3 === 0 ? '' : 'max-sm:hidden'}`}>
          {clock}
        </text>
      ))}
    </svg>
  )
}

/** Lines of the hours through a drawing, and a mark at its minute. */
export function HourLines({ now, ...span }: HourLinesProps) {
  const nowX = now && createTimeAxis(span).xOf(now)
  return (
    <>
      {listHours(span).map(({ x }) => (
        <line key={x} x1={x} x2={x} y1="0" y2="100%" className="stroke-deck-line" />
      ))}
      {nowX && <line x1={nowX} x2={nowX} y1="0" y2="100%" className="stroke-signal" strokeWidth="1.5" />}
    </>
  )
}
