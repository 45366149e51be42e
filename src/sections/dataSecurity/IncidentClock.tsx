import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { angleAt, pointAt, sectorPath } from './dialGeometry.ts'

export type IncidentClockProps = {
  id: string
  heading: string
  describe: string
  /** Time of the incident in the drawing. */
  start: string
  /** The longest times until someone works on it, in minutes, and until service is restored, in hours. Both are claims. */
  minutes: number
  hours: number
  note: string
  items: readonly { title: string; text: string }[]
}

const RADIUS = 270
/** Where rays begin. The middle stays dark, so that the hands are seen. */
const INNER = 96
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
/** Leaves space around the face for the times at its edge. */
const VIEW = '-292 -292 690 584'
const DAY_MINUTES = 24 * 60

/**
 * The day of an incident on a clock: how little time passes until someone works on it, and how much until service is restored. Phones show
 * the same hours as a bar.
 */
export function IncidentClock({ id, heading, describe, start, minutes, hours, note, items }: IncidentClockProps) {
  const moments = [0, minutes, hours * 60].map((later) => ({
    later,
    angle: angleAt(start, later),
    time: clockOf((minuteOf(start) + later) % DAY_MINUTES),
  }))
  const [begin, works, restored] = moments
  if (!begin || !works || !restored) return null
  return (
    <section aria-labelledby={id} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-6 py-14 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-headed">
        <div className="md:max-lg:col-span-2 lg:col-start-2">
          <SectionHeading id={id} heading={heading} surface="deck" />
        </div>
        <figure className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <figcaption className="sr-only">{describe}</figcaption>
          <svg aria-hidden="true" viewBox={VIEW} className="block h-auto w-full max-w-148 max-sm:hidden">
            <circle r={RADIUS + 18} fill="none" strokeWidth="5" className="stroke-on-deck-2" />
            <path d={rays(begin.angle, restored.angle)} strokeWidth="3" className="stroke-signal/70" />
            <path d={sectorPath(begin.angle, works.angle, RADIUS)} className="fill-signal" />
            <path d={rays(restored.angle, begin.angle + 360, RADIUS - 14, 6)} strokeWidth="3" className="stroke-deck-line" />
            {moments.map(({ later, angle }) => {
              const { x, y } = pointAt(angle, RADIUS + 18)
              return <path key={later} d={`M0 0L${x} ${y}`} strokeWidth="5" strokeLinecap="round" className="stroke-signal" />
            })}
            {HOURS.map((hour) => {
              const { x, y } = pointAt(hour * 30, RADIUS - 44)
              return (
                <text
                  key={hour}
                  x={x}
                  y={y}
                  dy="0.36em"
                  textAnchor="middle"
                  className="incident-hour fill-on-deck font-display text-limits font-bold"
                >
                  {hour}
                </text>
              )
            })}
            <circle r="14" className="fill-signal" />
            {moments.map(({ later, angle, time }) => {
              // Beside the face. The last one stands inside, where its hand leaves space.
              const isInside = later === restored.later
              const { x, y } = isInside ? pointAt(angle + 6, RADIUS * 0.5) : pointAt(angle, RADIUS + 34)
              return (
                <text
                  key={later}
                  x={x}
                  y={y}
                  dy={isInside ? '0.36em' : later ? '0.7em' : '0em'}
                  textAnchor={isInside ? 'end' : 'start'}
                  className="fill-signal font-display text-limits-apart font-bold"
                >
                  {time}
                </text>
              )
            })}
          </svg>
          <div aria-hidden="true" className="sm:hidden">
            <svg aria-hidden="true" className="h-24 w-full overflow-visible font-display text-base font-bold tabular-nums">
              {fiveMinutes(hours).map((minute) => {
                const x = `${(minute / restored.later) * 100}%`
                return <line key={minute} x1={x} x2={x} y2="3.5rem" strokeWidth="2" className="stroke-signal/70" />
              })}
              <rect width={`${(works.later / restored.later) * 100}%`} height="3.5rem" className="fill-signal" />
              <text y="5rem" className="fill-signal">
                {begin.time} · {works.time}
              </text>
              <text x="100%" y="5rem" textAnchor="end" className="fill-signal">
                {restored.time}
              </text>
            </svg>
          </div>
          <p className="mt-2 text-2xs text-on-deck-2">{note}</p>
        </figure>
        <ul className="lg:col-start-2">
          {items.map(({ title, text }, index) => (
            <li key={title} className="grid first-col-6 gap-x-3 border-t border-deck-line py-4">
              <span aria-hidden="true" className={`mt-1 size-4 ${MARKS[index] ?? ''}`} />
              <div>
                <Heading level={3}>{title}</Heading>
                <p className="mt-1.5 text-on-deck-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Marks that tie each text to its part of the dial: the sliver, the sector, and the ring around both. */
const MARKS = ['bg-signal', 'border-4 border-dotted border-signal', 'rounded-full border-4 border-on-deck-2']

/** @returns every fifth minute of some hours */
const fiveMinutes = (hours: number) => Array.from({ length: hours * 12 }, (_, index) => index * 5)

/** @returns a ray for every five minutes between two angles, the last one included. @param step degrees between two rays */
function rays(from: number, to: number, inner = INNER, step = 2.5): string {
  return Array.from({ length: Math.floor((to - from) / step + 0.01) + 1 }, (_, index) => {
    const [start, end] = [pointAt(from + index * step, inner), pointAt(from + index * step, RADIUS)]
    return `M${start.x} ${start.y}L${end.x} ${end.y}`
  }).join('')
}
