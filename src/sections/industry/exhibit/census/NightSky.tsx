import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { DAY_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { SKY_HOUR_STARTS } from '#src/models/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { createTimeAxis } from '../timeAxis.ts'
import type { Night } from './census.ts'

/** How long one light takes to become the next, on either side of the change. */
const CHANGE_MINUTES = 30
/**
 * Gradient stops of the day's colors, in minutes. A short phase has one stop in its middle; a long phase has two, between which the color
 * is constant.
 */
const COLOR_STOPS = SKY_HOUR_STARTS.flatMap(([light, start], index) => {
  const end = SKY_HOUR_STARTS[index + 1]?.[1] ?? DAY_MINUTES
  const color = designColor(light === 'day' ? 'hour-day' : `hour-${light}-glow`)
  return (end - start < 4 * CHANGE_MINUTES ? [(start + end) / 2] : [start + CHANGE_MINUTES, end - CHANGE_MINUTES]).map((minute) => ({
    color,
    minute,
  }))
})

/** The sky of a night as a band over its hours, and above it the minute of the picture. */
export function NightSky({ from, until, now }: Night) {
  const id = useId()
  const { duration, xOf, xOfMinute } = createTimeAxis({ from, until })
  const nowX = xOf(now)
  const stops = COLOR_STOPS.map(({ color, minute }) => ({ color, minute: (minute - minuteOf(from) + DAY_MINUTES) % DAY_MINUTES }))
    .filter(({ minute }) => minute <= duration)
    .sort((a, b) => a.minute - b.minute)
  return (
    <>
      <svg aria-hidden="true" width="100%" height="1.6em" className="block overflow-visible text-xs tabular-nums">
        <text x={nowX} y="1em" textAnchor="middle" className="fill-on-deck font-semibold">
          {now}
        </text>
      </svg>
      {/* Higher than the sky, because the line of the minute ends below it. */}
      <svg aria-hidden="true" {...uiAttributes.print.props('no')} width="100%" height="3.5rem" className="block overflow-visible">
        <linearGradient id={id}>
          {stops.map(({ color, minute }) => (
            <stop key={minute} offset={xOfMinute(minute)} stopColor={color} />
          ))}
        </linearGradient>
        <rect width="100%" height="3rem" rx="8" fill={`url(#${id})`} />
        <svg aria-hidden="true" x={xOfMinute(duration / 8)} y="1.5rem" overflow="visible">
          <path d="M2-11a11 11 0 1 0 9 17a9.5 9.5 0 0 1-9-17z" fill={designColor('on-deck')} />
        </svg>
        <line x1={nowX} x2={nowX} y1="-0.25rem" y2="3.5rem" className="stroke-signal" strokeWidth="1.5" />
      </svg>
    </>
  )
}
