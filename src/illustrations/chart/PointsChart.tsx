import { scaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { daysBetween } from '#src/models/attendance/runningPoints.ts'
import { anchorAt, CHART_SVG_PROPS } from './chartDrawing.ts'
import { PersonPoints, type PersonPointsProps, type PointsScales } from './PersonPoints.tsx'

export type PointsChartProps = Pick<PersonPointsProps, 'ladder' | 'words'> & {
  from: string
  to: string
  people: readonly PersonPointsProps['person'][]
}

const monthOf = (day: string) => new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(day))

/** @returns the first days of the months between two days */
export function monthStarts(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10)).filter(
    (day) => day >= from && day <= to,
  )
}

/** @returns the scales of all people, which end a little above the highest threshold or total */
function scalesOf({ from, to, ladder, people }: PointsChartProps): PointsScales {
  const totals = people.flatMap((person) => [...person.totals, ...person.totalsWithoutRemoval])
  const most = Math.max(...ladder.map(({ at }) => at), ...totals.map(({ points }) => points)) + 1
  const shareOfDays = scaleLinear([0, daysBetween(from, to)], [0, 1])
  return { xOf: (day) => shareOfDays(daysBetween(from, day)), yOf: scaleLinear([0, most], [1, 0]) }
}

/** The points of several people over time, one chart below the other on the same scales. */
export function PointsChart(props: PointsChartProps) {
  const { from, to, ladder, people, words } = props
  const scales = scalesOf(props)
  return (
    <div className="text-xs">
      {people.map((person) => (
        <PersonPoints key={person.name} person={person} ladder={ladder} scales={scales} words={words} />
      ))}
      <MonthNames starts={monthStarts(from, to)} xOf={scales.xOf} />
    </div>
  )
}

/** The months below the charts. Phones show every third. */
function MonthNames({ starts, xOf }: { starts: readonly string[] } & Pick<PointsScales, 'xOf'>) {
  return (
    <svg aria-hidden="true" {...CHART_SVG_PROPS} height="2rem">
      {starts.map((day, index) => (
        <text
          key={day}
          x={formatPercent(xOf(day))}
          y="1.7em"
          textAnchor={anchorAt(xOf(day))}
          fill="currentColor"
          className={index % 3 === 0 ? undefined : 'max-sm:hidden'}
        >
          {monthOf(day)}
        </text>
      ))}
    </svg>
  )
}
