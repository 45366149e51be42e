import { endAnchor } from '#src/illustrations/endAnchor.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { DAY_HOURS, HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { columnConnectors, placeInDay } from './dayRuler.ts'

/** Hours with a label. */
const LABELED_HOURS = [0, 6, 12, 18, DAY_HOURS] as const
const HOURS = Array.from({ length: DAY_HOURS + 1 }, (_, hour) => hour)
const share = (hour: number) => formatPercent(hour / DAY_HOURS)

export type TeamDayRulerProps = {
  clocks: readonly string[]
  /** Number of columns if wide screens show one row, the first of them for these times; null if there are several rows. */
  columns: number | null
}

/**
 * In wide windows (narrow ones have TeamDayRail.tsx) a ruler of 24 hours, with a tick at each time of the list. If the list is one row, a
 * line leads from each tick to its column. Hidden from screen readers, because the list has the times as text.
 */
export function TeamDayRuler({ clocks, columns }: TeamDayRulerProps) {
  return (
    <div aria-hidden="true" className="max-xl:hidden">
      <svg aria-hidden="true" className="h-9 w-full overflow-visible text-ink-3">
        <HourScale />
        <line x2="100%" y1={RULER_Y} y2={RULER_Y} className="stroke-ink" strokeWidth="2" />
        {[...new Set(clocks)].map((clock) => (
          <line
            key={clock}
            x1={formatPercent(placeInDay(clock))}
            x2={formatPercent(placeInDay(clock))}
            y1="16"
            y2="36"
            className="stroke-signal-deep"
            strokeWidth="3"
          />
        ))}
      </svg>
      {columns !== null && (
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="h-14 w-full">
          <path
            d={columnConnectors(clocks, columns)}
            fill="none"
            className="stroke-signal-deep"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  )
}

/** The ruler, in pixels from the top. */
const RULER_Y = 35
const isLabeled = (hour: number) => LABELED_HOURS.some((labeled) => labeled === hour)

/** A tick for each hour, longer below a label. */
const HourScale = () => (
  <>
    {LABELED_HOURS.map((hour) => (
      <text
        key={hour}
        x={share(hour)}
        y="12"
        textAnchor={endAnchor(hour, DAY_HOURS)}
        className="fill-current font-display text-xs font-bold tabular-nums"
      >
        {clockOf(hour * HOUR_MINUTES)}
      </text>
    ))}
    {HOURS.map((hour) => (
      <line
        key={hour}
        x1={share(hour)}
        x2={share(hour)}
        y1={isLabeled(hour) ? 18 : 25}
        y2={RULER_Y}
        className="stroke-current"
        strokeWidth="1.25"
      />
    ))}
  </>
)
