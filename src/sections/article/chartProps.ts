/** Turns the charts in an article's front matter (`charts`, schemas/article/articleChart.ts) into drawings and tables. */
import type { PlaceGroup } from '#src/facts/law/pointsGroups.ts'
import { createAmountFormatter } from '#src/illustrations/chart/chartAmounts.ts'
import type { PointsChartProps } from '#src/illustrations/chart/PointsChart.tsx'
import { withStart } from '#src/illustrations/chart/timeline.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { AttendanceEvent } from '#src/models/attendance/attendancePolicy.ts'
import { calculateRunningPoints } from '#src/models/attendance/runningPoints.ts'
import { EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import type { ChartData, ChartOf } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'

type PointsData = ChartOf<'points'>
type Person = PointsData['people'][number]

/** Thresholds that a drawing has at least, so that small totals look small. */
const MIN_STEPS = 2

const eventsOf = (person: Person): AttendanceEvent[] =>
  person.events.flatMap(({ type, protected: isProtected, days }) =>
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

/**
 * @param words the column headings, by the kind of chart
 * @param placeGroups for a chart of places
 * @returns the same numbers as rows; the first cell of each is its name
 */
export function makeChartTableProps(
  chart: ChartData,
  words: ChartWords,
  placeGroups: readonly PlaceGroup[],
): { columnHeadings: string[]; rows: string[][] } {
  switch (chart.kind) {
    case 'bars': {
      const formatAmount = createAmountFormatter(chart)
      const hasParts = chart.bars.some(({ parts }) => parts.length > 0)
      return {
        columnHeadings: [words.bars.what, chart.unit, ...(hasParts ? [words.bars.parts] : [])],
        rows: chart.bars.map(({ label, value, parts }) => [
          label,
          formatAmount(value),
          ...(hasParts ? [parts.map((part) => `${formatAmount(part.value)} ${part.label}`).join(', ')] : []),
        ]),
      }
    }
    case 'spans': {
      const { what, begins, ends, length: lengthHeading } = words.spans
      const formatTime = createAmountFormatter()
      return {
        columnHeadings: [what, fillIn(begins, { unit: chart.unit }), ends, lengthHeading],
        rows: chart.spans.map(({ label, from, to, length }) => [label, formatTime(from), formatTime(to), length]),
      }
    }
    case 'moments':
      return {
        columnHeadings: [words.moments.time, words.moments.what],
        rows: withStart(chart.start, chart.moments).map(({ time, label }) => [time, label]),
      }
    case 'points':
      return {
        columnHeadings: [words.points.day, words.points.who, words.points.total, words.points.without],
        rows: makePointsChartProps(chart).people.flatMap(({ name, totals, totalsWithoutRemoval }) =>
          totals.map(({ day, points }) => [
            longDate(day),
            name,
            points.toFixed(1),
            (totalsWithoutRemoval.findLast((total) => total.day <= day)?.points ?? 0).toFixed(1),
          ]),
        ),
      }
    case 'places':
      return {
        columnHeadings: [words.places.points, words.places.places, words.places.which],
        rows: placeGroups.map(({ label, places }) => [label, String(places.length), places.map(({ name }) => name).join(', ')]),
      }
  }
}
