/** The totals and distances of the article on points, worked out by the site's own calculation from the events that its charts draw. */
import { describe, expect, it } from 'vitest'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { type AttendanceEvent, type AttendancePolicy, standingOn } from '#src/models/attendance/attendancePolicy.ts'
import { daysBetween } from '#src/models/attendance/runningPoints.ts'
import { EXAMPLE_POLICY } from '#src/policy/examplePolicy.ts'
import { POINT_LADDER, POINT_REMOVAL, POINTS, ROLLING_WINDOW_MONTHS } from '#src/policy/policy.ts'
import { articleFile, readArticle, readChart, readExampleText, readSection } from './articleText.ts'
import { findCounts, numbersAsDigits } from './countProblems.ts'
import { expectNear } from './nearbyFigures.ts'
import { findDates, printedDate } from './printedFigures.ts'

const SLUG = 'attendance-point-systems-2025-framework'
const article = readArticle(SLUG)

const eventsOf = ({ events }: ReturnType<typeof readChart>['people'][number]): AttendanceEvent[] =>
  events.flatMap(({ type, days, protected: isProtected }) =>
    days.map((day) => ({ id: day, day, type: type as 'tardy', protection: isProtected ? 'protected' : 'none' })),
  )
const withoutRemoval = { ...EXAMPLE_POLICY, removal: { ...POINT_REMOVAL, points: 0 } }
const pointsOn = (events: AttendanceEvent[], day: string, policy: AttendancePolicy = EXAMPLE_POLICY) =>
  standingOn(events, policy, day).points
const lastDay = (events: AttendanceEvent[]) => events.at(-1)?.day ?? ''
const addDays = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * 86_400_000))
const monthName = (day: string) => printedDate(day).replace(/ .*/, '')
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
const printedPoints = (points: number) => points.toFixed(1)
/** @returns the first day from one on, within three years, for which something holds */
const findFirstDay = (from: string, holds: (day: string) => boolean) =>
  Array.from({ length: 1000 }, (_, days) => addDays(from, days)).find(holds) ?? ''

describe('the article on point systems: four people, one price list', () => {
  const person = (initial: string) => numbersAsDigits(new RegExp(`\\*\\*${initial}\\.\\*\\*(.*)`).exec(readExampleText(SLUG))?.[1] ?? '')
  /** The steps that a text names: "the first step". */
  const stepsIn = (text: string) =>
    [...text.matchAll(new RegExp(ORDINALS.join('|'), 'g'))].map(([word]) => POINT_LADDER[ORDINALS.indexOf(word)])
  const { people, caption, to } = readChart(SLUG, 'year')
  const everyone = people.map(eventsOf)
  const eventsOfPerson = (initial: string) => people.filter(({ name }) => name.startsWith(initial)).flatMap(eventsOf)
  const [a, b, c] = [eventsOfPerson('A'), eventsOfPerson('B'), eventsOfPerson('C')]

  it('A is late to the first step, and earns back what is left', () => {
    const [text, last] = [person('A'), lastDay(a)]
    expectNear(text, a.length, POINTS.tardy, printedPoints(pointsOn(a, last)), printedDate(last))
    expect(a.filter(({ day }) => !new RegExp(`\\b${Number(day.slice(-2))}\\b`).test(text))).toEqual([])
    expect([standingOn(a, EXAMPLE_POLICY, last).pointStep]).toEqual(stepsIn(text))
    expect(standingOn(a, EXAMPLE_POLICY, a.at(-2)?.day ?? '').pointStep).toBeNull()
    const after = findDates(text).at(-1) ?? ''
    const removed = pointsOn(a, last) - pointsOn(a, after)
    expectNear(text, removed, printedPoints(pointsOn(a, after)))
    expect(daysBetween(last, after)).toBe((removed / POINT_REMOVAL.points) * POINT_REMOVAL.perfectDays)
  })
  it('B is between the steps after a no-show and two absences', () => {
    const [text, last] = [person('B'), lastDay(b)]
    const [noShow = '', absence = ''] = b.map(({ day }) => day)
    const gap = daysBetween(noShow, absence)
    expectNear(text, ...b.map(({ day }) => printedDate(day)))
    expectNear(text, `${gap} days`, Math.floor(gap / POINT_REMOVAL.perfectDays))
    const costs = b.map(({ type }) => String(POINTS[type as 'tardy']))
    expectNear(text, ...costs, printedPoints(pointsOn(b, last)), printedDate(last))
    const [below, above] = stepsIn(text)
    expect(standingOn(b, EXAMPLE_POLICY, last).pointStep).toBe(below)
    expect(pointsOn(b, last)).toBeLessThan(above?.at ?? 0)
  })
  it('C pays for one late arrival, D for one event', () => {
    const leave = c.filter(({ protection }) => protection === 'protected')
    expectNear(person('C'), `${leave.length} days`, String(pointsOn(c, lastDay(c))))
    expectNear(person('D'), printedPoints(POINTS.unplannedAbsence))
  })
  it('A, B and C are drawn, and the caption names the months in which they change', () => {
    const last = everyone.map(lastDay).sort().at(-1) ?? ''
    const isClear = (day: string) => everyone.every((events) => pointsOn(events, day) === 0)
    const isBelow = (day: string) => pointsOn(b, day, withoutRemoval) < (POINT_LADDER[1]?.at ?? 0)
    expect(isBelow(lastDay(b))).toBe(false)
    const months = [findFirstDay(last, isClear), lastDay(b), findFirstDay(lastDay(b), isBelow)].map(monthName)
    expectNear(caption, ...months)
    expect(isBelow(to)).toBe(false)
    for (const [index, { note = '' }] of people.entries())
      for (const count of findCounts(note))
        expect(Object.values(Object.groupBy(everyone[index] ?? [], ({ type }) => type)).map((some) => some?.length)).toContain(count)
  })
})

describe('the article on point systems: the ladder', () => {
  const at = POINT_LADDER.map((step) => step.at)
  const [final = 0, termination = 0] = at.slice(-2)
  const [short, long] = ROLLING_WINDOW_MONTHS
  const oneAndOne = final + POINTS.unplannedAbsence + POINTS.tardy
  const gaps = at.slice(1).map((value, index) => value - (at[index] ?? 0))
  const steps = readSection(SLUG, 'structuring').replaceAll(/^#.*/gm, '') // its headings have numbers, too
  it.each([
    ['the thresholds and the gaps', steps, [...at, ...gaps].map(String)],
    ['the room after the final warning', article, [String(oneAndOne), String(termination)]],
    ['what a no-show leads to then', article, [String(final + POINTS.noCallNoShow), String(termination)]],
    ['three no-shows in a week', article, [`${3 * POINTS.noCallNoShow} points`]],
    ['both windows', article, [`${short} months`, String(long)]],
  ])('is told with %s', (_, text, figures) => expectNear(text, ...figures))
  it('is as lenient as the text says', () => {
    expect(oneAndOne).toBeLessThan(termination)
    expect(final + 2 * POINTS.unplannedAbsence).toBe(termination)
    expect(short * 2).toBe(long)
  })
})

it('the article on point systems draws the rhythm of removal: a run of perfect days takes each point off, and a shorter one none', () => {
  const { people, caption } = readChart(SLUG, 'rhythm')
  const termination = POINT_LADDER.at(-1)?.at ?? 0
  const gapsOf = (events: AttendanceEvent[]) => events.slice(1).map(({ day }, index) => daysBetween(events[index]?.day ?? '', day))
  const drawn = people.map((person) => ({ note: person.note ?? '', events: eventsOf(person), gaps: gapsOf(eventsOf(person)) }))
  // Whoever is absent more often keeps the points.
  const [fast = [], slow = []] = drawn.toSorted((one, other) => (one.gaps[0] ?? 0) - (other.gaps[0] ?? 0)).map(({ events }) => events)
  const [[long = 0], [short = 0]] = [gapsOf(slow), gapsOf(fast)]
  const cure = `${articleFile(SLUG)}: in the chart “rhythm”, the days of each person are the same number of days apart.`
  expect(
    drawn.map(({ gaps }) => new Set(gaps).size),
    cure,
  ).toEqual(drawn.map(() => 1))
  expectNear(article, `${long} days`, '1 point', `${short} days`, termination, ORDINALS[termination - 1] ?? '')
  for (const { note, gaps } of drawn) expectNear(note, `${gaps[0]} days`)
  expect(slow.map(({ day }) => pointsOn(slow, day))).toEqual(slow.map(() => 1))
  expect(fast.map(({ day }) => pointsOn(fast, day))).toEqual(fast.map((_, index) => index + 1))
  expectNear(caption, `${fast.length} points`, monthName(lastDay(fast)))
})
it('the article on point systems draws how long an absence stays on file, by its date or by the window', () => {
  const { spans } = readChart(SLUG, 'window')
  const cure = `${articleFile(SLUG)}: in the chart “window”, a bar with a date lasts to the next January 1, and the policy’s windows each have a bar.`
  for (const { label, to, length } of spans) {
    const [day] = findDates(label)
    if (day === undefined) continue
    const days = daysBetween(day, '2027-01-01')
    expect({ months: Number(to), length }, cure).toEqual({ months: Number((days / (365 / 12)).toFixed(1)), length: `${days} days` })
  }
  const windows = ROLLING_WINDOW_MONTHS.map((months) => ({ months, length: `${months} months` }))
  expect(
    spans.map(({ to, length }) => ({ months: Number(to), length })),
    cure,
  ).toEqual(expect.arrayContaining(windows))
})
