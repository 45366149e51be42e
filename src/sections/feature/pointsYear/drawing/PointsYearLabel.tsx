import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { Slab } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { DAYS_PER_LETTER, labelText } from './drawnEvents.ts'
import type { PointsYearScale } from './pointsYearScale.ts'

const LOOKS = {
  unplannedAbsence: 'year-label year-clear fill-signal-ink stroke-signal',
  tardy: 'year-label year-clear fill-paper stroke-slab',
  earlyDeparture: 'year-label year-clear fill-paper stroke-slab',
} as const

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
  const fits = (width: keyof typeof DAYS_PER_LETTER, text = date) => to - from >= text.length * DAYS_PER_LETTER[width]
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
