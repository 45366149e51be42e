/** The hour-by-hour article: its example keeps the times it teaches, and its two scales agree as far as it says. */
import { describe, expect, it } from 'vitest'
import { type AttendanceEvent, standing } from '../../../src/lib/anywhere/attendance/attendancePolicy'
import { EXAMPLE_POLICY } from '../../../src/site/policy/examplePolicy'
import { NO_SHOW_GUIDANCE, NO_SHOW_LADDER, NOTICE_HOURS, POINT_LADDER, POINTS } from '../../../src/site/policy/policy'
import { articleText, barsOf, chartOf, exampleText, missingNear } from './articleText'
import { brokenPromise } from './promises'

const SLUG = 'how-to-handle-employee-no-call-no-shows-2025-framework'
const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])

describe('dock 3', () => {
  const text = exampleText(SLUG)
  const { moments, caption } = chartOf(SLUG, 'dock')
  const drawn = moments.map(({ time }) => minutes(time))
  // In the order in which the drawing has them; their labels are the editor's.
  const [alert = 0, acknowledged, firstAttempt, offered, , covered, cutoff = 0, secondAttempt = 0, brother = 0] = drawn
  const start = minutes('6:00')
  it('keeps the manager’s timeline', () => {
    expect(alert).toBe(start)
    for (const [moment, limit] of [
      [acknowledged, 5],
      [offered, 15],
      [covered, 30],
    ] as const)
      expect((moment ?? Number.NaN) - start).toBeLessThanOrEqual(limit)
  })
  it('opens the case at the cutoff, and attempts two contacts within the hours', () => {
    expect(cutoff - start).toBe(NO_SHOW_GUIDANCE.cutoffMinutes)
    for (const attempt of [firstAttempt ?? Number.NaN, secondAttempt])
      expect(attempt - start).toBeLessThanOrEqual(NO_SHOW_GUIDANCE.contactHours[1] * 60)
  })
  it('is drawn at the times that it names', () => {
    const named = [...text.matchAll(/\d+:\d\d/g)].map(([time]) => minutes(time))
    expect(named.filter((time) => drawn.includes(time))).toEqual(drawn)
    const early = drawn.filter((time) => time <= start + 30)
    expect(brokenPromise(SLUG, caption, early.length, drawn.length, secondAttempt - cutoff)).toEqual([])
  })
  it('adds up its minutes', () => expect(missingNear(text, `${brother - start} minutes`)).toEqual([]))
})

it('names reports by the notice time and the cutoff that it teaches', () => {
  const { moments, start: shift } = chartOf(SLUG, 'two-times')
  // In the order in which the drawing has them; their labels are the editor's.
  const [inTime = 0, notice, late = 0, cutoff = 0, added] = moments.map(({ time }) => minutes(time))
  const start = minutes('6:00')
  const taught = [start - NOTICE_HOURS * 60, start, start + NO_SHOW_GUIDANCE.cutoffMinutes]
  expect([notice, minutes(shift.time), cutoff]).toEqual(taught)
  expect(inTime).toBeLessThan(notice ?? 0)
  expect(late).toBeGreaterThan(notice ?? cutoff)
  expect(late).toBeLessThan(cutoff)
  expect(added).toBeGreaterThan(cutoff)
})
it('draws the years for which it says that records are kept', () => {
  const years = barsOf(SLUG, 'records-kept').map(([value]) => value)
  expect(years).toEqual([1, 2, 3])
  expect(missingNear(articleText(SLUG), 'one year', 'two years')).toEqual([])
  expect(missingNear(articleText(SLUG), 'three years')).toEqual([])
})

it('shows points and occurrences that lead to the same steps', () => {
  const rows = [...articleText(SLUG).matchAll(/\| \d\w\w \| (\d+) \| ([^|]*?) \(at (\d+)\) \| ([^|]*?) \|/g)]
  expect(rows.map(([, points, , threshold, step]) => [Number(points), Number(threshold), step])).toEqual(
    NO_SHOW_LADDER.map(({ at, label }) => {
      const points = at * POINTS.noCallNoShow
      return [points, POINT_LADDER.findLast((step) => step.at <= points)?.at, label]
    }),
  )
  for (const [index, row] of rows.entries()) expect(POINT_LADDER[index]?.label, row[0]).toContain(row[2])
})
it('shows points and occurrences that part where months lie between', () => {
  const events = ['2026-01-10', '2026-06-10'].map((day): AttendanceEvent => ({ id: day, day, type: 'noCallNoShow', protection: 'none' }))
  const { points, pointStep } = standing(events, EXAMPLE_POLICY, '2026-06-10')
  expect(points).toBe(POINTS.noCallNoShow)
  const occurrenceStep = NO_SHOW_LADDER.findLast((step) => step.at <= events.length)
  expect([pointStep?.id, occurrenceStep?.id]).toEqual(['verbal', 'written'])
  expect(missingNear(articleText(SLUG), 'January 10', 'June 10', String(points), 'verbal', 'written')).toEqual([])
})
