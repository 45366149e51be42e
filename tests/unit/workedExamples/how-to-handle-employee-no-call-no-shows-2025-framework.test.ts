/** The hour-by-hour article: its example keeps the times it teaches, and its two scales agree as far as it says. */
import { describe, expect, it } from 'vitest'
import { type AttendanceEvent, standing } from '../../../src/lib/anywhere/attendance/attendancePolicy'
import { EXAMPLE_POLICY } from '../../../src/site/policy/examplePolicy'
import { NO_SHOW_GUIDANCE, NO_SHOW_LADDER, POINT_LADDER, POINTS } from '../../../src/site/policy/policy'
import { articleText, chartOf, exampleText, missingNear } from './articleText'

const SLUG = 'how-to-handle-employee-no-call-no-shows-2025-framework'
const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])

describe('dock 3', () => {
  const text = exampleText(SLUG)
  const at = (what: string) => minutes(new RegExp(`(\\d+:\\d\\d) [^.]*${what}`).exec(text)?.[1] ?? 'no time')
  const start = minutes('6:00')
  it('keeps the manager’s timeline', () => {
    expect(at('acknowledges') - start).toBeLessThanOrEqual(5)
    expect(at('open shift goes') - start).toBeLessThanOrEqual(15)
    expect(at('dock door is closed') - start).toBeLessThanOrEqual(30)
  })
  it('opens the case at the cutoff, and attempts two contacts within the hours', () => {
    expect(at('Cutoff') - start).toBe(NO_SHOW_GUIDANCE.cutoffMinutes)
    for (const attempt of ['Call, voicemail', 'Second call']) {
      expect(at(attempt) - start).toBeLessThanOrEqual(NO_SHOW_GUIDANCE.contactHours[1] * 60)
    }
  })
  it('is drawn at the times that it names', () => {
    const { moments } = chartOf(SLUG, 'dock')
    const named = new Set([...text.matchAll(/(\d+):(\d\d) [A-Z]/g)].map(([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`))
    expect(moments.filter(({ time }) => !named.has(time))).toEqual([])
    const early = moments.filter(({ time }) => minutes(time) <= start + 30)
    expect([early.length, moments.length]).toEqual([7, 10]) // "seven of ten entries"
    expect(at('Second call') - at('Cutoff')).toBe(40)
  })
  it('adds up its minutes', () => expect(missingNear(text, `${at('brother') - start} minutes`)).toEqual([]))
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
