import { SKYLINE_WIDTH, Skyline } from '#src/illustrations/Skyline.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { StripBay } from './StripBay.tsx'
import { StripSky } from './StripSky.tsx'

export type MorningToScaleProps = {
  /** Minutes of the day: the strip's ends, and the two moments between which the time is enlarged below. */
  start: number
  horn: number
  from: number
  to: number
  /** Index of the plant's bay. */
  bayIndex: number
  /** Text after the number of minutes on a flap, text for the minutes between the two moments, and text for the minutes left. */
  words: { unit: string; taken: string; left: string }
  /** Spacing around it. */
  className: string
}

/**
 * The morning to scale, from night to the horn. The lit bay stands above the minutes that the moments below tell of. It is a low band
 * across the page with a sky of its own, which on wide screens also lies behind the words above. Tablets show as many of its words as fit,
 * and phones, whose page has a height limit, only the list below.
 */
export function MorningToScale({ start, horn, from, to, bayIndex, words, className }: MorningToScaleProps) {
  const placeOf = (minute: number) => formatPercent((minute - start) / (horn - start))
  const minutesTaken = `${to - from} ${words.unit}`
  const minutesLeft = `${horn - to} ${words.left}`
  return (
    <figure className={cn('relative h-24 lg:h-40 max-sm:hidden print:hidden', className)}>
      <svg
        role="img"
        aria-label={`${minutesTaken} ${words.taken}; ${minutesLeft}.`}
        className="absolute inset-0 h-full w-full overflow-visible text-sm font-semibold"
      >
        <StripSky start={start} horn={horn} placeOf={placeOf} />
        <line x1="-150%" x2="250%" y1="100%" y2="100%" strokeWidth="0.9rem" className="stroke-bubble-ink" />
        <svg aria-hidden="true" x={placeOf(from)} y="100%" overflow="visible">
          <StripBay bayIndex={bayIndex} minutes={minutesTaken} label={words.taken} />
        </svg>
        <g className="fill-on-deck tabular-nums">
          {/* Left of the plant, whose roofs leave space for the horn's clock. */}
          <text x="100%" y="100%" dy="-3.95rem" dx={`${-(SKYLINE_WIDTH + 1)}rem`} textAnchor="end" className="max-lg:hidden">
            {minutesLeft}
          </text>
          <text x="100%" y="100%" dy="-3.95rem" textAnchor="end">
            {clockOf(horn)}
          </text>
        </g>
      </svg>
      <span className="max-lg:hidden">
        <Skyline size="middle" />
      </span>
    </figure>
  )
}
