import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { Slab } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import type { PointsYearScale } from './pointsYearScale.ts'

const LOOKS = {
  unplannedAbsence: 'year-label year-clear fill-signal-ink stroke-signal',
  tardy: 'year-label year-clear fill-paper stroke-slab',
  earlyDeparture: 'year-label year-clear fill-paper stroke-slab',
} as const

/** How many days wide a letter is where the drawing is narrowest: on a phone, beside the ladder with its long names, and from there on. */
const DAYS_A_LETTER = { phone: 12, tablet: 6.4, date: 4.4, wide: 3.3 }

/** Indent of a label from its slab's edge, in letters. */
const INDENT = 2

/**
 * The days that a label may cover at any width of the drawing. It begins at its slab's start, or ends at its slab's end if the point is
 * from last year.
 */
export function labelDays({ day, type }: PointsYearEvent, { from, to }: Slab, isPast: boolean, words: PointsYearWords): [number, number][] {
  const date = (shortDate(day).length + INDENT) * DAYS_A_LETTER.tablet
  const full = (labelText(day, type, isPast, words).length + INDENT) * DAYS_A_LETTER.wide
  const start: [number, number] = [from, Math.min(to, from + Math.max(isPast ? 0 : date, full))]
  return isPast ? [start, [Math.max(from, to - date), to]] : [start]
}

const labelText = (day: string, type: PointsYearEvent['type'], isPast: boolean, words: PointsYearWords) =>
  isPast ? fillIn(words.lastYear, { day: shortDate(day) }) : `${shortDate(day)} · ${words.types[type]}`

export type PointsYearLabelProps = {
  event: PointsYearEvent
  slab: Slab
  isPast: boolean
  words: PointsYearWords
  scale: PointsYearScale
}

/** The name of the event on its slab, as much of it as fits. */
export function PointsYearLabel({
  event: { id, day, type },
  slab: { from, to, base, points },
  isPast,
  words,
  scale: { maxPoints, x, y },
}: PointsYearLabelProps) {
  const date = shortDate(day)
  const fullText = labelText(day, type, isPast, words)
  const fits = (width: keyof typeof DAYS_A_LETTER, text = date) => to - from >= text.length * DAYS_A_LETTER[width]
  if (base + points > maxPoints) return null
  return (
    <text
      {...pointsYearAttributes.part.props(`${id} label`)}
      x={x(from)}
      y={y(base + points / 2)}
      dx="0.6em"
      dy="0.36em"
      className={cn(LOOKS[type], !fits('phone') && 'max-md:hidden', !fits('tablet') && 'md:max-lg:hidden', points < 1 && 'year-label-low')}
    >
      <tspan className="max-lg:hidden">{fits('wide', fullText) ? fullText : fits('date') && date}</tspan>
      {/* A point of last year ends with its slab: there is no space after January, and the page's margin lies before it. */}
      <tspan
        x={isPast ? x(to) : undefined}
        dx={isPast ? '-0.4em' : undefined}
        textAnchor={isPast ? 'end' : undefined}
        className="lg:hidden"
      >
        {date}
      </tspan>
    </text>
  )
}
