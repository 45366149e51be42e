import { clockAfter, clockHands } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'

const RADIUS = 270
/** Radius of the ring around the face. */
const RING = RADIUS + 18
/** Where rays begin: the middle stays dark, so that the hands are seen. Those of the hours without an incident are only an edge. */
const RAYS = { inner: 96, edge: RADIUS - 14 }
/** Distance of the hours' numbers, and of the times at the edge, from the middle. */
const NUMBERS = RADIUS - 44
const TIMES = RADIUS + 34
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
/** Leaves space around the face for the times at its edge. */
const VIEW = '-292 -292 690 584'

/** The time after an incident on the face of a clock: a sector until someone works on it, and rays until service is restored. */
export function IncidentDial({ begin, works, restored }: IncidentMoments) {
  const beginAngle = angleAt(begin.time)
  const worksAngle = angleAt(begin.time, works.later)
  const restoredAngle = angleAt(begin.time, restored.later)
  return (
    <svg aria-hidden="true" viewBox={VIEW} className="block h-auto w-full max-w-148 max-sm:hidden">
      <circle r={RING} fill="none" strokeWidth="5" className="stroke-on-deck-2" />
      <path d={rays(beginAngle, restoredAngle)} strokeWidth="3" className="stroke-signal/70" />
      <path d={sectorPath(beginAngle, worksAngle, RADIUS)} className="fill-signal" />
      <path d={rays(restoredAngle, beginAngle + 360, RAYS.edge, 6)} strokeWidth="3" className="stroke-deck-line" />
      {[beginAngle, worksAngle, restoredAngle].map((angle) => (
        <Hand key={angle} angle={angle} />
      ))}
      <HourNumbers />
      <circle r="14" className="fill-signal" />
      <TimeLabel {...pointAt(beginAngle, TIMES)} dy="0em" anchor="start" time={begin.time} />
      <TimeLabel {...pointAt(worksAngle, TIMES)} dy="0.7em" anchor="start" time={works.time} />
      {/* Inside, where its hand leaves space. The others stand beside the face. */}
      <TimeLabel {...pointAt(restoredAngle + 6, RADIUS * 0.5)} dy="0.36em" anchor="end" time={restored.time} />
    </svg>
  )
}

/** @returns rays between two angles, the last one included. @param step degrees between two of them: left out, five minutes */
function rays(from: number, to: number, inner = RAYS.inner, step = 2.5): string {
  return Array.from({ length: Math.floor((to - from) / step + 0.01) + 1 }, (_, index) => {
    const [start, end] = [pointAt(from + index * step, inner), pointAt(from + index * step, RADIUS)]
    return `M${start.x} ${start.y}L${end.x} ${end.y}`
  }).join('')
}

function Hand({ angle }: { angle: number }) {
  const { x, y } = pointAt(angle, RING)
  return <path d={`M0 0L${x} ${y}`} strokeWidth="5" strokeLinecap="round" className="stroke-signal" />
}

const HourNumbers = () =>
  HOURS.map((hour) => (
    <text
      key={hour}
      {...pointAt(hour * 30, NUMBERS)}
      dy="0.36em"
      textAnchor="middle"
      className="incident-hour fill-on-deck font-display text-limits font-bold"
    >
      {hour}
    </text>
  ))

type TimeLabelProps = { x: number; y: number; dy: string; anchor: 'start' | 'end'; time: string }

const TimeLabel = ({ anchor, time, ...place }: TimeLabelProps) => (
  <text {...place} textAnchor={anchor} className="fill-signal font-display text-limits-apart font-bold">
    {time}
  </text>
)

/** Degrees that the hour hand turns in a minute. They run clockwise from the top. */
const MINUTE_DEGREES = 0.5
/** @returns the angle of the hour hand some minutes after a clock time, in degrees; it may exceed 360 */
export const angleAt = (clock: string, minutesLater = 0): number => clockHands(clock).hour + minutesLater * MINUTE_DEGREES

const round = (value: number) => Number(value.toFixed(1))
/** @returns a point of a circle around 0, 0 */
export const pointAt = (angle: number, radius: number) => ({
  x: round(radius * Math.sin((angle * Math.PI) / 180)),
  y: round(-radius * Math.cos((angle * Math.PI) / 180)),
})

/** @returns the path of a sector, from one angle to a later one */
export function sectorPath(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)]
  return `M0 0L${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}Z`
}

/** A moment after an incident: how many minutes later it is, and its time of day. */
type IncidentMoment = { later: number; time: string }
/** The incident itself, when someone works on it, and when service is restored. */
export type IncidentMoments = Record<'begin' | 'works' | 'restored', IncidentMoment>

/**
 * @param start time of the incident
 * @param minutes until someone works on it
 * @param hours until service is restored
 */
export function calculateIncidentMoments(start: string, minutes: number, hours: number): IncidentMoments {
  const momentAfter = (later: number) => ({ later, time: clockAfter(start, later) })
  return { begin: momentAfter(0), works: momentAfter(minutes), restored: momentAfter(hours * HOUR_MINUTES) }
}
