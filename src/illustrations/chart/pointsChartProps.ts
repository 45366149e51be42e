import type { AttendanceEvent } from '#src/models/attendance/attendancePolicy.ts'
import { calculateRunningPoints } from '#src/models/attendance/runningPoints.ts'
import { EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import type { ChartOf } from '#src/schemas/article/articleChart.ts'
import type { PointsChartProps } from './PointsChart.tsx'

type PointsData = Pick<ChartOf<'points'>, 'from' | 'to' | 'people'>

/** Thresholds that a drawing has at least, so that small totals look small. */
const MIN_STEPS = 2

const eventsOf = ({ events }: PointsData['people'][number]): AttendanceEvent[] =>
  events.flatMap(({ type, protected: isProtected, days }) =>
    days.map((day) => ({ id: `${type}-${day}`, day, type, protection: isProtected ? ('protected' as const) : ('none' as const) })),
  )

/** @returns the props for running totals, calculated by the example policy */
export function makePointsChartProps({ from, to, people }: PointsData): Omit<PointsChartProps, 'words'> {
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
