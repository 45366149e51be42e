/** The hour-by-hour article: its example keeps the times it teaches, and its two scales agree as far as it says. */
import { describe, expect, it } from 'vitest'
import { type AttendanceEvent, standingOn } from '#src/models/attendance/attendancePolicy.ts'
import { EXAMPLE_POLICY } from '#src/policy/examplePolicy.ts'
import { NO_SHOW_GUIDANCE, NO_SHOW_LADDER, NOTICE_HOURS, POINT_LADDER, POINTS } from '#src/policy/policy.ts'
import { LEGAL_RETENTION } from '#src/policy/retentionRules.ts'
import {
  expectNear,
  findDates,
  parseClock,
  printedDate,
  readArticle,
  readBars,
  readChart,
  readExampleText,
  readSection,
} from './articleText.ts'
import { announcedCountProblems, numbersAsDigits } from './countProblems.ts'

const SLUG = 'how-to-handle-employee-no-call-no-shows-2025-framework'

/** Times of a drawing in its order; their labels are the editor's. */
const readDrawnTimes = (id: string) => {
  const { start, moments } = readChart(SLUG, id)
  return { start: parseClock(start.time), times: moments.map(({ time }) => parseClock(time)) }
}

describe('the hour-by-hour article: the morning at the dock', () => {
  const text = readExampleText(SLUG)
  const { start, times } = readDrawnTimes('dock')
  const [alert, acknowledged, firstAttempt, offered, , covered, cutoff = 0, secondAttempt = 0, brother = 0] = times
  const sinceStart = (time = Number.NaN) => time - start
  it('keeps the manager’s timeline', () => {
    expect(alert).toBe(start)
    for (const [moment, limit] of [
      [acknowledged, 5],
      [offered, 15],
      [covered, 30],
    ] as const)
      expect(sinceStart(moment)).toBeLessThanOrEqual(limit)
  })
  it('opens the case at the cutoff, and attempts two contacts within the hours', () => {
    expect(sinceStart(cutoff)).toBe(NO_SHOW_GUIDANCE.cutoffMinutes)
    for (const attempt of [firstAttempt, secondAttempt])
      expect(sinceStart(attempt)).toBeLessThanOrEqual(NO_SHOW_GUIDANCE.contactHours[1] * 60)
  })
  it('is drawn at the times that it names', () => {
    const named = [...text.matchAll(/\d+:\d\d/g)].map(([time]) => parseClock(time))
    expect(named.filter((time) => times.includes(time))).toEqual(times)
    const early = times.filter((time) => sinceStart(time) <= 30)
    expect(announcedCountProblems(SLUG, readChart(SLUG, 'dock').caption, early.length, times.length, secondAttempt - cutoff)).toEqual([])
  })
  it('adds up its minutes', () => expectNear(text, `${sinceStart(brother)} minutes`))
})

it('the hour-by-hour article names reports by the notice time and the cutoff that it teaches', () => {
  const { start, times } = readDrawnTimes('two-times')
  const [, notice, , cutoff] = times
  expect([notice, cutoff]).toEqual([start - NOTICE_HOURS * 60, start + NO_SHOW_GUIDANCE.cutoffMinutes])
  expect(start).toBe(readDrawnTimes('dock').start)
  // One in time, one late, one added to the event.
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})
it('the hour-by-hour article draws the years for which it says that records are kept', () => {
  const { personnelYears, publicYears, fmlaYears } = LEGAL_RETENTION
  expect(readBars(SLUG, 'records-kept').flat()).toEqual([personnelYears, publicYears, fmlaYears].map(({ value }) => value))
  const text = numbersAsDigits(readArticle(SLUG))
  expectNear(text, `${personnelYears.value} years`, `${publicYears.value} years`)
  expectNear(text, `${fmlaYears.value} years`)
})

it('the hour-by-hour article shows points and occurrences that lead to the same steps', () => {
  const rows = [...readArticle(SLUG).matchAll(/\| \d\w\w \| (\d+) \| ([^|]*?) \(at (\d+)\) \| ([^|]*?) \|/g)]
  expect(rows.map(([, points, , threshold, step]) => [Number(points), Number(threshold), step])).toEqual(
    NO_SHOW_LADDER.map(({ at, label }) => {
      const points = at * POINTS.noCallNoShow
      return [points, POINT_LADDER.findLast((step) => step.at <= points)?.at, label]
    }),
  )
  for (const [index, row] of rows.entries()) expect(POINT_LADDER[index]?.label, row[0]).toContain(row[2])
})
it('the hour-by-hour article shows points and occurrences that part where months lie between', () => {
  const text = readSection(SLUG, 'discipline')
  const events = findDates(text).map((day): AttendanceEvent => ({ id: day, day, type: 'noCallNoShow', protection: 'none' }))
  const { points, pointStep } = standingOn(events, EXAMPLE_POLICY, events.at(-1)?.day ?? '')
  expect(points).toBe(POINTS.noCallNoShow)
  const occurrenceStep = NO_SHOW_LADDER.findLast((step) => step.at <= events.length)
  expect(pointStep?.id).not.toBe(occurrenceStep?.id)
  expectNear(text, ...events.map(({ day }) => printedDate(day)), points, pointStep?.id ?? '', occurrenceStep?.id ?? '')
})
