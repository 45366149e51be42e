import { scaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { daysBetween, type Month, monthsBetween } from '#src/lib/anywhere/time/dates.ts'
import { anchorAt, CHART_SVG_PROPS } from './chartDrawing.ts'
import { PersonPoints, type PersonPointsProps, type PointsScales } from './PersonPoints.tsx'

export type PointsChartProps = Pick<PersonPointsProps, 'ladder' | 'words'> & {
  from: string
  to: string
  people: readonly PersonPointsProps['person'][]
}

/** @returns the scales of all people, which end a little above the highest threshold or total */
function scalesOf({ from, to, ladder, people }: PointsChartProps): PointsScales {
  const totals = people.flatMap((person) => [...person.totals, ...person.totalsWithoutRemoval])
  const max = Math.max(...ladder.map(({ at }) => at), ...totals.map(({ points }) => points)) + 1
  const shareOfDays = scaleLinear([0, daysBetween(from, to)], [0, 1])
  return { xOf: (day) => shareOfDays(daysBetween(from, day)), yOf: scaleLinear([0, max], [1, 0]) }
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
      <MonthNames months={monthsBetween(from, to)} xOf={scales.xOf} />
    </div>
  )
}

/** The months below the charts. Phones show every third. */
function MonthNames({ months, xOf }: { months: readonly Month[] } & Pick<PointsScales, 'xOf'>) {
  return (
    <svg aria-hidden="true" {...CHART_SVG_PROPS} height="2rem">
      {months.map(({ name, day }, index) => (
        <text
          key={day}
          x={formatPercent(xOf(day))}
          y="1.7em"
          textAnchor={anchorAt(xOf(day))}
          fill="currentColor"
          className={index % 3 === 0 ? undefined : 'max-sm:hidden'}
        >
          {name}
        </text>
      ))}
    </svg>
  )
}
