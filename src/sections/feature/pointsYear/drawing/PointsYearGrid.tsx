import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { monthsOf } from '#src/lib/anywhere/time/dates.ts'
import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import { dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import { headroomAt, type PointsYearScale } from './pointsYearScale.ts'

export type PointsYearGridProps = { year: number; steps: readonly LadderStep[]; scale: PointsYearScale }

/** Grid lines end below the words and the price up to this share of the year. On tablets the price reaches farthest. */
const CLEAR_OF_WORDS = 0.78
const CLEAR_FROM = formatPercent(CLEAR_OF_WORDS)

/** The ledger paper: a line for each month that ends below the words, one across for each step, and the names of the months. */
export function PointsYearGrid({ year, steps, scale }: PointsYearGridProps) {
  const { days, maxPoints, x, y } = scale
  return (
    <>
      {monthsOf(year).map(({ name, day }, month) => {
        const dayIndex = dayIndexOf(day, year)
        const at = x(dayIndex)
        return (
          <g key={day}>
            {month > 0 && (
              <line
                x1={at}
                x2={at}
                y1={y(dayIndex / days < CLEAR_OF_WORDS ? headroomAt(0, scale) : maxPoints)}
                y2="100%"
                className="stroke-current/8 max-md:hidden"
              />
            )}
            <rect x={at} y="100%" width="1.5" height="9" className="fill-current" />
            <text x={at} y="100%" dx="0.35em" dy="1.75em" className={`year-month fill-ink-2 text-2xs ${month % 2 ? 'max-md:hidden' : ''}`}>
              {name}
            </text>
          </g>
        )
      })}
      {steps.map(({ id, at }, index) => (
        <g key={id} className="stroke-current/50" strokeWidth="1.25" strokeDasharray="2 5">
          <line x1={CLEAR_FROM} x2="100%" y1={y(at)} y2={y(at)} />
          <line x1="0" x2={CLEAR_FROM} y1={y(at)} y2={y(at)} className={index > 0 ? 'md:hidden' : ''} />
        </g>
      ))}
    </>
  )
}
