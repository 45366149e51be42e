import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { calculateIncidentMoments, IncidentDial, type IncidentMoments } from './IncidentDial.tsx'

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

/** Marks that tie each text to its part of the dial: the sliver, the sector, and the ring around both. */
const MARKS = ['bg-signal', 'border-4 border-dotted border-signal', 'rounded-full border-4 border-on-deck-2']

/**
 * The day of an incident on a clock: how little time passes until someone works on it, and how much until service is restored. Phones show
 * the same hours as a bar.
 */
export function IncidentClock({ id, heading, describe, start, minutes, hours, note, items }: IncidentClockProps) {
  const moments = calculateIncidentMoments(start, minutes, hours)
  return (
    <section aria-labelledby={id} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-6 py-14 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-headed">
        <div className="md:max-lg:col-span-2 lg:col-start-2">
          <SectionHeading id={id} heading={heading} surface="deck" />
        </div>
        <figure className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <figcaption className="sr-only">{describe}</figcaption>
          <IncidentDial {...moments} />
          <IncidentBar {...moments} />
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

const FIVE_MINUTES = 5

/** The time after an incident as a bar, for phones: filled until someone works on it, with a line for every five minutes. */
function IncidentBar({ begin, works, restored }: IncidentMoments) {
  const xOf = (minute: number) => formatPercent(minute / restored.later)
  return (
    <div aria-hidden="true" className="sm:hidden">
      <svg aria-hidden="true" className="h-24 w-full overflow-visible font-display text-base font-bold tabular-nums">
        {Array.from({ length: restored.later / FIVE_MINUTES }, (_, index) => index * FIVE_MINUTES).map((minute) => (
          <line key={minute} x1={xOf(minute)} x2={xOf(minute)} y2="3.5rem" strokeWidth="2" className="stroke-signal/70" />
        ))}
        <rect width={xOf(works.later)} height="3.5rem" className="fill-signal" />
        <text y="5rem" className="fill-signal">
          {begin.time} · {works.time}
        </text>
        <text x="100%" y="5rem" textAnchor="end" className="fill-signal">
          {restored.time}
        </text>
      </svg>
    </div>
  )
}
