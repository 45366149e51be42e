import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { hoursBetween } from './dayRuler.ts'

/** Horizontal places in pixels: the rail, its ticks, the numbers beside it, and a person's tick up to the picture. */
const RAIL = 40
const TICKS = { long: { from: 36, to: 48 }, short: { from: 38, to: 45 } }
const NUMBERS_END = 32
const OWN_TICK = { from: 32, to: 60 }

/**
 * A span of the day on the left, from one person to the next: a tick for each full hour in between, and a thicker one at the person's time
 * that leads to the picture. Hidden from screen readers, because the times stand there as text.
 * @param from null for the morning before the first person, @param to null for the evening after the last
 */
export function TeamDayRail({ from, to }: { from: string | null; to: string | null }) {
  return (
    // The span, not the SVG, sets the height: an SVG would keep its own, and must reach down to the next person's tick.
    <span aria-hidden="true" className={BOXES[from === null ? 'first' : to === null ? 'last' : 'between']}>
      <svg aria-hidden="true" className="size-full overflow-visible text-ink-3">
        <line x1={RAIL} x2={RAIL} y2="100%" className="stroke-ink" strokeWidth="2" />
        {hoursBetween(from, to).map(({ hour, place, isNumbered }) => (
          <g key={hour}>
            <line
              x1={TICKS[isNumbered ? 'long' : 'short'].from}
              x2={TICKS[isNumbered ? 'long' : 'short'].to}
              y1={formatPercent(place)}
              y2={formatPercent(place)}
              className="stroke-current"
              strokeWidth="1.25"
            />
            {isNumbered && (
              <text
                x={NUMBERS_END}
                y={formatPercent(place)}
                dy=".35em"
                textAnchor="end"
                className="fill-current font-display text-xs font-bold tabular-nums"
              >
                {clockOf(hour * HOUR_MINUTES)}
              </text>
            )}
          </g>
        ))}
        {from !== null && <line x1={OWN_TICK.from} x2={OWN_TICK.to} className="stroke-signal-deep" strokeWidth="4" />}
      </svg>
    </span>
  )
}

const BOXES = {
  first: 'absolute -top-16 left-0 h-19 w-14 max-everyday:hidden sm:h-22 xl:hidden',
  between: 'absolute top-3 -bottom-3 left-0 w-14 max-everyday:hidden sm:top-6 sm:-bottom-6 xl:hidden',
  last: 'absolute top-3 bottom-4 left-0 w-14 max-everyday:hidden sm:top-6 xl:hidden',
} as const
