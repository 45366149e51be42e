/** The totals and distances of the article on points, worked out by the site's own calculation. */
import { describe, expect, it } from 'vitest'
import { type AttendanceEvent, standing } from '../../../src/lib/anywhere/attendance/attendancePolicy'
import { EXAMPLE_POLICY } from '../../../src/site/policy/examplePolicy'
import { POINT_LADDER, POINT_REMOVAL, POINTS, ROLLING_WINDOW_MONTHS } from '../../../src/site/policy/policy'
import { articleText, chartOf, exampleText, frontOf, missingNear, sectionOf } from './articleText'
import { brokenCount, brokenPromise } from './promises'

const SLUG = 'attendance-point-systems-2025-framework'
const article = articleText(SLUG)

const counted = (type: AttendanceEvent['type'], ...days: string[]): AttendanceEvent[] =>
  days.map((day) => ({ id: day, day, type, protection: 'none' }))
const on = (events: AttendanceEvent[], day: string) => standing(events, EXAMPLE_POLICY, day)

describe('four people, one price list', () => {
  const text = exampleText(SLUG)
  const person = (initial: string) => new RegExp(`\\*\\*${initial}\\.\\*\\*(.*)`).exec(text)?.[1] ?? ''

  it('A: six late arrivals, then sixty days', () => {
    const late = counted('tardy', '2026-03-02', '2026-03-09', '2026-03-12', '2026-03-20', '2026-03-27', '2026-04-04')
    expect(on(late, '2026-04-04')).toMatchObject({ points: 3, pointStep: { id: 'verbal' } })
    expect(on(late, '2026-03-27').pointStep).toBeNull()
    expect(on(late, '2026-06-03').points).toBe(1)
    expect(missingNear(person('A'), '6', String(POINTS.tardy), '3.0', 'April 4')).toEqual([])
    expect(missingNear(person('A'), 'June 3', '1.0')).toEqual([])
  })
  it('B: a no-show and two absences', () => {
    const events = [...counted('noCallNoShow', '2026-03-03'), ...counted('unplannedAbsence', '2026-04-10', '2026-05-02')]
    const total = on(events, '2026-05-02')
    expect(total).toMatchObject({ points: 4, pointStep: { id: 'verbal' } })
    const [noShow, absence] = events.map(({ day }) => Date.parse(day))
    expect(missingNear(person('B'), `${((absence ?? 0) - (noShow ?? 0)) / 86_400_000} days`, '1')).toEqual([])
    expect(missingNear(person('B'), '3', '1', '1', '1', '4.0')).toEqual([])
  })
  it('C: certified leave costs nothing, a late arrival does', () => {
    const leave: AttendanceEvent[] = Array.from({ length: 11 }, (_, index) => ({
      id: `leave-${index}`,
      day: `2026-03-${10 + index}`,
      type: 'unplannedAbsence',
      protection: 'protected',
    }))
    const { points } = on([...leave, ...counted('tardy', '2026-04-01')], '2026-04-02')
    expect(points).toBe(0.5)
    expect(missingNear(person('C'), String(points))).toEqual([])
  })
  it('D: two days with one reason are one event', () => {
    expect(on(counted('unplannedAbsence', '2026-03-02'), '2026-03-03').points).toBe(1)
    expect(missingNear(person('D'), '1.0')).toEqual([])
  })
})

describe('the ladder', () => {
  const at = POINT_LADDER.map((step) => step.at)
  const [final = 0, termination = 0] = at.slice(-2)
  it('has the thresholds and the gaps that the text names', () => {
    const gaps = at.slice(1).map((value, index) => value - (at[index] ?? 0))
    const text = sectionOf(SLUG, 'structuring', 2).replace(/^.*/, '') // its heading has a 2, too
    expect(missingNear(text, ...[...at, ...gaps].map(String))).toEqual([])
  })
  it('has room after the final warning for what the text says', () => {
    const oneAndOne = final + POINTS.unplannedAbsence + POINTS.tardy
    expect(oneAndOne).toBeLessThan(termination)
    expect(missingNear(article, String(oneAndOne), String(termination))).toEqual([])
    expect(final + 2 * POINTS.unplannedAbsence).toBe(termination)
    expect(missingNear(article, String(final + POINTS.noCallNoShow), String(termination))).toEqual([])
  })
  it('counts three no-shows in a week', () => expect(missingNear(article, `${3 * POINTS.noCallNoShow} points`)).toEqual([]))
  it('calls the shorter window half of the longer one, which it is', () => {
    const [short, long] = ROLLING_WINDOW_MONTHS
    expect(missingNear(article, `${short} months`, String(long))).toEqual([])
    expect(short * 2).toBe(long)
  })
})

it('takes off what ninety days earn', () => {
  const left = 4.5 - (90 / POINT_REMOVAL.perfectDays) * POINT_REMOVAL.points
  expect(missingNear(article, '4.5', '90 days', String(left))).toEqual([])
})
it('has as many steps as its title and the heading above them say', () => {
  const text = sectionOf(SLUG, 'structuring')
  const steps = text.match(/^### .+$/gm)
  expect(brokenCount(SLUG, text, steps)).toEqual([])
  expect(brokenPromise(SLUG, frontOf(SLUG).title, steps?.length ?? 0)).toEqual([])
})
it('draws three of the four, and says of them what the calculation says', () => {
  const { people, caption, to } = chartOf(SLUG, 'year')
  const events = people.map((person) =>
    person.events.flatMap(({ type, days, protected: isProtected }) =>
      days.map((day): AttendanceEvent => ({ id: day, day, type: type as 'tardy', protection: isProtected ? 'protected' : 'none' })),
    ),
  )
  const [a = [], b = [], c = []] = events
  expect([on(a, '2026-04-04').points, on(a, '2026-06-03').points, on(b, '2026-05-02').points, on(c, '2026-04-01').points]).toEqual([
    3, 1, 4, 0.5,
  ])
  expect(c.filter(({ protection }) => protection === 'protected')).toHaveLength(11)
  expect(missingNear(caption, 'August')).toEqual([])
  for (const each of events) expect(on(each, '2026-08-31').points).toBe(0)
  const alone = { ...EXAMPLE_POLICY, removal: { ...POINT_REMOVAL, points: 0 } }
  expect(missingNear(caption, 'May', 'March')).toEqual([])
  for (const day of ['2026-05-02', to]) expect(standing(b, alone, day).pointStep).toBe(POINT_LADDER[1])
  expect(standing(b, alone, '2027-03-03').points).toBeLessThan(POINT_LADDER[1]?.at ?? 0)
})
it('draws the rhythm of removal: a run of thirty days takes each point off, and a shorter one none', () => {
  const { people, caption } = chartOf(SLUG, 'rhythm')
  const [every31 = [], every29 = []] = people.map((person) => person.events.flatMap(({ days }) => days))
  const gaps = (days: readonly string[]) =>
    days.slice(1).map((day, index) => (Date.parse(day) - Date.parse(days[index] ?? '')) / 86_400_000)
  expect([new Set(gaps(every31)), new Set(gaps(every29))]).toEqual([new Set([31]), new Set([29])])
  expect(missingNear(article, '31 days', '1 point', '29 days', '10', 'tenth')).toEqual([])
  const totals = (days: readonly string[]) => days.map((day) => on(counted('unplannedAbsence', ...days), day).points)
  expect(totals(every31)).toEqual(every31.map(() => 1))
  expect(totals(every29)).toEqual(every29.map((_, index) => index + 1))
  expect(missingNear(caption, `${every29.length} points`, 'August')).toEqual([])
  expect(every29.at(-1)).toMatch(/^2026-08/)
})
it('draws how long an absence stays on file, by its date or by the window', () => {
  const spans = chartOf(SLUG, 'window').spans.map(({ to, length }) => ({ months: Number(to), length }))
  const nextJanuary = Date.UTC(2027, 0, 1)
  const days = ['2026-12-10', '2026-01-10'].map((day) => (nextJanuary - Date.parse(day)) / 86_400_000)
  expect(spans.slice(0, 2)).toEqual(days.map((count) => ({ months: Number((count / (365 / 12)).toFixed(1)), length: `${count} days` })))
  expect(spans.slice(2)).toEqual(ROLLING_WINDOW_MONTHS.map((months) => ({ months, length: `${months} months` })))
})
