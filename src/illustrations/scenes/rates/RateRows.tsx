import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import { rateChartAttributes } from './rateChart.attributes.ts'
import { rateOf, type Weeks } from './weekRates.ts'

/** The same as a row for each week, on phones. If a phone's text is twice as large, the bar stands below its label. */
export function RateRows({ weeks }: { weeks: Weeks }) {
  const max = Math.max(...weeks.map(rateOf))
  return (
    <div {...rateChartAttributes.weeks.props(String(weeks.length))} className="grid gap-1 text-xs leading-tight tabular-nums sm:hidden">
      {weeks.map((week, index) => {
        const isLast = index === weeks.length - 1
        return (
          <div
            key={week.label}
            className={`grid grid-cols-ended items-center gap-x-2.5 everyday:grid-cols-weeks ${isLast ? 'font-bold' : ''}`}
          >
            <span>{week.label}</span>
            <span className="text-right everyday:order-last">{noShowRate(week)}</span>
            <svg aria-hidden="true" className="h-4.5 w-full border-l-2 border-ink max-everyday:col-span-full">
              <rect width={formatPercent(rateOf(week) / max)} height="100%" className={isLast ? 'fill-ink' : 'fill-signal'} />
            </svg>
            {week.note && (
              <span className="order-last text-2xs font-medium text-ink-2 max-everyday:col-span-full everyday:col-start-2">
                {week.note}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
