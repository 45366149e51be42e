import { scaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { daysBetween, longDate, type Month, monthsBetween } from '#src/lib/anywhere/time/dates.ts'
import type { AttendanceEvent } from '#src/models/attendance/attendancePolicy.ts'
import { calculateRunningPoints } from '#src/models/attendance/runningPoints.ts'
import { EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import type { ChartOf } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { anchorAt, CHART_SVG_PROPS, type ChartRendering } from './chartDrawing.ts'
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

/** @returns the totals by the example policy, and a table of each day on which one changes */
export function drawPointsChart(chart: ChartOf<'points'>, words: Pick<ChartWords, 'points' | 'line'>): ChartRendering {
  const totalsProps = createPointsChartProps(chart)
  const { day: dayHeading, who, total, withoutRemoval } = words.points
  return {
    drawing: <PointsChart {...totalsProps} words={words.line} />,
    table: {
      columnHeadings: [dayHeading, who, total, withoutRemoval],
      rows: totalsProps.people.flatMap(({ name, totals, totalsWithoutRemoval }) =>
        totals.map(({ day, points }) => [
          longDate(day),
          name,
          points.toFixed(1),
          (totalsWithoutRemoval.findLast((earlier) => earlier.day <= day)?.points ?? 0).toFixed(1),
        ]),
      ),
    },
  }
}

type PointsData = Pick<ChartOf<'points'>, 'from' | 'to' | 'people'>

/** Thresholds that a drawing has at least, so that small totals look small. */
const MIN_STEPS = 2

const eventsOf = ({ events }: PointsData['people'][number]): AttendanceEvent[] =>
  events.flatMap(({ type, protected: isProtected, days }) =>
    days.map((day) => ({ id: `${type}-${day}`, day, type, protection: isProtected ? ('protected' as const) : ('none' as const) })),
  )

/** @returns the props for running totals, calculated by the example policy */
export function createPointsChartProps({ from, to, people }: PointsData): Omit<PointsChartProps, 'words'> {
  const courses = people.map((person) => ({
    name: person.name,
    note: person.note,
    totals: calculateRunningPoints(eventsOf(person), EXAMPLE_POLICY, from, to),
    totalsWithoutRemoval: calculateRunningPoints(eventsOf(person), POLICY_WITHOUT_REMOVAL, from, to),
    freeDays: person.events.filter((event) => event.protected).flatMap(({ days }) => days),
  }))
  const highest = Math.max(
    ...courses.flatMap(({ totals, totalsWithoutRemoval }) => [...totals, ...totalsWithoutRemoval]).map(({ points }) => points),
  )
  return { from, to, ladder: ladderUpTo(highest), people: courses }
}

/** @returns the thresholds up to the first that nobody reached */
function ladderUpTo(highest: number) {
  const ladder = EXAMPLE_POLICY.pointLadder
  const reachedCount = ladder.filter(({ at }) => at <= highest).length
  return ladder.slice(0, Math.max(MIN_STEPS, reachedCount + 1))
}
