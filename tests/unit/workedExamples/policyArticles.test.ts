/** Recalculates figures of articles that follow from the example policy, from the events in their charts. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { type AttendanceEvent, type AttendancePolicy, calculateStanding } from '#src/models/attendance/attendancePolicy.ts'
import { daysBetween } from '#src/models/attendance/runningPoints.ts'
import { EXAMPLE_POLICY } from '#src/policy/examplePolicy.ts'
import {
  NO_SHOW_GUIDANCE,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_LADDER,
  POINT_REMOVAL,
  POINTS,
  ROLLING_WINDOW_MONTHS,
} from '#src/policy/policy.ts'
import { articleFile, readArticle, readChart, readExampleText, readSection, readTableRows } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { parseClock } from './equations.ts'
import { expectNear } from './nearbyFigures.ts'
import { findDates, printedCount, printedDate } from './printedFigures.ts'

const POINT_SYSTEMS = 'attendance-point-systems-2025-framework'
const HOUR_BY_HOUR = 'how-to-handle-employee-no-call-no-shows-2025-framework'
const POLICY = 'employee-no-call-no-show-policy-framework-2025'
/** Checks an article while it is there. When it is retired, delete its block. */
function checkArticle(slug: string, about: string, checks: () => void): void {
  if (existsSync(articleFile(slug))) describe(`${articleFile(slug)}, ${about}`, checks)
}

const eventsOf = ({ events }: ReturnType<typeof readChart>['people'][number]): AttendanceEvent[] =>
  events.flatMap(({ type, days, protected: isProtected }) =>
    days.map((day) => ({ id: day, day, type: type as 'tardy', protection: isProtected ? 'protected' : 'none' })),
  )
const pointsOn = (events: AttendanceEvent[], day: string, policy: AttendancePolicy = EXAMPLE_POLICY) =>
  calculateStanding(events, policy, day).points
const lastDay = (events: AttendanceEvent[]) => events.at(-1)?.day ?? ''
const monthName = (day: string) => printedDate(day).replace(/ .*/, '')
const printedPoints = (points: number) => points.toFixed(1)
/** @returns the first day on or after `from`, within three years, for which `holds` is true */
const findFirstDay = (from: string, holds: (day: string) => boolean) =>
  Array.from({ length: 1000 }, (_, days) => dayOf(new Date(Date.parse(from) + days * 86_400_000))).find(holds) ?? ''

checkArticle(POINT_SYSTEMS, 'four people', () => {
  const person = (initial: string) =>
    numbersAsDigits(new RegExp(`\\*\\*${initial}\\.\\*\\*(.*)`).exec(readExampleText(POINT_SYSTEMS))?.[1] ?? '')
  const { people, caption } = readChart(POINT_SYSTEMS, 'year')
  const eventsOfPerson = (initial: string) => people.filter(({ name }) => name.startsWith(initial)).flatMap(eventsOf)
  const [a, b, c] = [eventsOfPerson('A'), eventsOfPerson('B'), eventsOfPerson('C')]

  it('A reaches the first step by late arrivals, and earns some points back', () => {
    const [text, last] = [person('A'), lastDay(a)]
    expectNear(POINT_SYSTEMS, text, a.length, POINTS.tardy, printedPoints(pointsOn(a, last)), printedDate(last))
    expect(calculateStanding(a, EXAMPLE_POLICY, last).pointStep).toBe(POINT_LADDER[0])
    expect(calculateStanding(a, EXAMPLE_POLICY, a.at(-2)?.day ?? '').pointStep).toBeNull()
    const after = findDates(text).at(-1) ?? ''
    const removed = pointsOn(a, last) - pointsOn(a, after)
    expectNear(POINT_SYSTEMS, text, removed, printedPoints(pointsOn(a, after)))
    expect(daysBetween(last, after)).toBe((removed / POINT_REMOVAL.points) * POINT_REMOVAL.perfectDays)
  })
  it('B is between the first two steps after a no-show and two absences', () => {
    const [text, last] = [person('B'), lastDay(b)]
    const gap = daysBetween(b[0]?.day ?? '', b[1]?.day ?? '')
    expectNear(POINT_SYSTEMS, text, ...b.map(({ day }) => printedDate(day)))
    expectNear(POINT_SYSTEMS, text, `${gap} days`, Math.floor(gap / POINT_REMOVAL.perfectDays))
    const costs = b.map(({ type }) => String(POINTS[type as 'tardy']))
    expectNear(POINT_SYSTEMS, text, ...costs, printedPoints(pointsOn(b, last)), printedDate(last))
    expect(calculateStanding(b, EXAMPLE_POLICY, last).pointStep).toBe(POINT_LADDER[0])
  })
  it('C pays for one late arrival, D for one absence', () => {
    const leave = c.filter(({ protection }) => protection === 'protected')
    expectNear(POINT_SYSTEMS, person('C'), `${leave.length} days`, String(pointsOn(c, lastDay(c))))
    expectNear(POINT_SYSTEMS, person('D'), printedPoints(POINTS.unplannedAbsence))
  })
  it('the caption of the chart names the months in which they change', () => {
    const everyone = people.map(eventsOf)
    const withoutRemoval = { ...EXAMPLE_POLICY, removal: { ...POINT_REMOVAL, points: 0 } }
    const isClear = (day: string) => everyone.every((events) => pointsOn(events, day) === 0)
    const isBelow = (day: string) => pointsOn(b, day, withoutRemoval) < (POINT_LADDER[1]?.at ?? 0)
    const last = everyone.map(lastDay).sort().at(-1) ?? ''
    expect(isBelow(lastDay(b))).toBe(false)
    const months = [findFirstDay(last, isClear), lastDay(b), findFirstDay(lastDay(b), isBelow)].map(monthName)
    expectNear(POINT_SYSTEMS, caption, ...months)
  })
})

checkArticle(POINT_SYSTEMS, 'the ladder', () => {
  const at = POINT_LADDER.map((step) => step.at)
  const [final = 0, termination = 0] = at.slice(-2)
  const [short, long] = ROLLING_WINDOW_MONTHS
  const steps = readSection(POINT_SYSTEMS, 'structuring').replaceAll(/^#.*/gm, '') // its headings have numbers, too
  const article = readArticle(POINT_SYSTEMS)
  it.each([
    ['the thresholds and the gaps', steps, [...at, ...at.slice(1).map((value, index) => value - (at[index] ?? 0))].map(String)],
    ['the room after the final warning', article, [String(final + POINTS.unplannedAbsence + POINTS.tardy), String(termination)]],
    ['what a no-show leads to then', article, [String(final + POINTS.noCallNoShow), String(termination)]],
    ['three no-shows in a week', article, [`${3 * POINTS.noCallNoShow} points`]],
    ['both windows', article, [`${short} months`, String(long)]],
  ])('is described with %s', (_, text, figures) => expectNear(POINT_SYSTEMS, text, ...figures))
  it('loses a point after each run of perfect days, and none after a shorter run', () => {
    const { people, caption } = readChart(POINT_SYSTEMS, 'rhythm')
    const gapOf = (events: AttendanceEvent[]) => daysBetween(events[0]?.day ?? '', events[1]?.day ?? '')
    const [fast = [], slow = []] = people.map(eventsOf).toSorted((one, other) => gapOf(one) - gapOf(other))
    expectNear(POINT_SYSTEMS, article, `${gapOf(slow)} days`, '1 point', `${gapOf(fast)} days`, termination)
    expect(slow.map(({ day }) => pointsOn(slow, day))).toEqual(slow.map(() => 1))
    expect(fast.map(({ day }) => pointsOn(fast, day))).toEqual(fast.map((_, index) => index + 1))
    expectNear(POINT_SYSTEMS, caption, `${fast.length} points`, monthName(lastDay(fast)))
  })
})

checkArticle(HOUR_BY_HOUR, 'times and steps', () => {
  it.each([
    ['dock', 'the alert', 0],
    ['dock', 'the cutoff', NO_SHOW_GUIDANCE.cutoffMinutes],
    ['two-times', 'the notice time', -NOTICE_HOURS * 60],
    ['two-times', 'the cutoff', NO_SHOW_GUIDANCE.cutoffMinutes],
  ])('the chart “%s” has %s, in minutes from the start of the shift', (id, _what, minute) => {
    const { start, moments } = readChart(HOUR_BY_HOUR, id)
    const cure = `${articleFile(HOUR_BY_HOUR)}: no moment of the chart is ${minute} minutes from the start. Correct a time, or add the moment.`
    expect(
      moments.map(({ time }) => parseClock(time) - parseClock(start.time)),
      cure,
    ).toContain(minute)
  })
  it('shows points and occurrences that lead to the same steps', () => {
    const rows = readTableRows(readSection(HOUR_BY_HOUR, 'discipline'))
    const missing = NO_SHOW_LADDER.flatMap(({ at, label }) => {
      const points = at * POINTS.noCallNoShow
      const threshold = POINT_LADDER.findLast((step) => step.at <= points)?.at
      const cells = [`| ${points} |`, `(at ${threshold})`, `| ${label} |`]
      return rows.some((row) => cells.every((cell) => row.includes(cell)))
        ? []
        : `${articleFile(HOUR_BY_HOUR)}, section "discipline": no row of the table has ${points} points, “(at ${threshold})” and “${label}”, as the policy has them for ${at} in a row. Correct the row.`
    })
    expect(missing).toEqual([])
  })
})

checkArticle(POLICY, 'costs, clauses and times', () => {
  it('prices a silent absence and a reported one with a ratio that the points are near', () => {
    const totals = readChart(POLICY, 'empty-station').bars.map(({ value }) => value)
    const ratio = Math.max(...totals) / Math.min(...totals)
    expectNear(POLICY, readExampleText(POLICY), `${printedCount(ratio, 1)} times`)
    expect(Math.abs(ratio - POINTS.noCallNoShow / POINTS.unplannedAbsence)).toBeLessThan(1)
  })
  it('describes the clauses of the template that it offers, in its order and under its names', () => {
    const { clauses } = parse(readFileSync('src/content/templates/no-call-no-show-policy.yaml', 'utf8')) as { clauses: { title: string }[] }
    const described = [...readArticle(POLICY).matchAll(/^### (\d+\. .+)$/gm)].map(([, heading]) => heading)
    expect(described, 'A clause has one name in the article and in its template: change both.').toEqual(
      clauses.map(({ title }, index) => `${index + 1}. ${title}`),
    )
  })
  it('draws the cutoff and the hours for contact from the notice time on', () => {
    const cutoff = NOTICE_HOURS + NO_SHOW_GUIDANCE.cutoffMinutes / 60
    const drawn = readChart(POLICY, 'one-clock').spans.map(({ from, to }) => [from, to].map(Number))
    const wanted = [
      [0, cutoff],
      [NOTICE_HOURS, NOTICE_HOURS + NO_SHOW_GUIDANCE.contactHours[1]],
    ]
    const cure = `${articleFile(POLICY)}: in the chart “one-clock”, a bar goes from 0 to the cutoff, and one from the start of the shift to the last attempt.`
    expect(drawn, cure).toEqual(expect.arrayContaining(wanted))
  })
})
