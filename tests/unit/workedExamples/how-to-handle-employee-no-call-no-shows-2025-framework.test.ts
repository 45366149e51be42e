/** The hour-by-hour article: its example keeps the times it teaches, and its two scales agree as far as it says. */
import { describe, expect, it } from 'vitest'
import { type AttendanceEvent, standingOn } from '#src/models/attendance/attendancePolicy.ts'
import { EXAMPLE_POLICY } from '#src/policy/examplePolicy.ts'
import { NO_SHOW_GUIDANCE, NO_SHOW_LADDER, NOTICE_HOURS, POINT_LADDER, POINTS } from '#src/policy/policy.ts'
import { LEGAL_RETENTION } from '#src/policy/retentionRules.ts'
import { articleFile, readArticle, readBars, readChart, readExampleText, readSection, readTableRows } from './articleText.ts'
import { announcedCountProblems, numbersAsDigits } from './countProblems.ts'
import { parseClock } from './equations.ts'
import { expectNear } from './nearbyFigures.ts'
import { findDates, printedDate, readAmounts } from './printedFigures.ts'

const SLUG = 'how-to-handle-employee-no-call-no-shows-2025-framework'

/** Minutes of a drawing from the start of its shift; which moment is which is the editor's. */
const readDrawnMinutes = (id: string) => {
  const { start, moments } = readChart(SLUG, id)
  return moments.map(({ time }) => parseClock(time) - parseClock(start.time))
}
/** @returns a sentence where no moment of a drawing is so many minutes from the start of its shift */
const missingMinuteProblems = (id: string, what: string, minute: number) =>
  readDrawnMinutes(id).includes(minute)
    ? []
    : [
        `${articleFile(SLUG)}: the chart “${id}” has no moment for ${what}, ${minute} minutes from the start of the shift. Correct a time, or add the moment.`,
      ]

describe('the hour-by-hour article: the morning at the dock', () => {
  const minutes = readDrawnMinutes('dock')
  it('has an alert at the start, and opens the case at the cutoff', () =>
    expect([
      ...missingMinuteProblems('dock', 'the alert', 0),
      ...missingMinuteProblems('dock', 'the cutoff', NO_SHOW_GUIDANCE.cutoffMinutes),
    ]).toEqual([]))
  it('takes each step of the manager’s timeline in its minutes', () => {
    const steps = [0, 5, 15, 30]
    const idle = steps.slice(1).flatMap((end, index) => {
      const begin = steps[index] ?? 0
      return minutes.some((minute) => minute > begin && minute <= end)
        ? []
        : `${articleFile(SLUG)}: in the chart “dock”, nothing happens in minutes ${begin} to ${end}, a step of the manager’s timeline. Correct a time, or add what happens then.`
    })
    expect(idle).toEqual([])
  })
  it('counts its minutes from the start, within the hours for contact', () => {
    const hours = NO_SHOW_GUIDANCE.contactHours[1]
    const wrong = readAmounts(readExampleText(SLUG), 'minute').filter((count) => !minutes.includes(count) || count > hours * 60)
    const cure = `${articleFile(SLUG)}: minutes in the example are those from the start of the shift to a moment of the chart “dock”, within ${hours} hours.`
    expect(wrong, cure).toEqual([])
  })
  it('is counted in its caption', () => {
    const { caption } = readChart(SLUG, 'dock')
    const early = minutes.filter((minute) => minute <= 30).length
    expect(announcedCountProblems(SLUG, caption.replaceAll(/\d+ minutes/g, ''), early, minutes.length)).toEqual([])
    const wrong = readAmounts(caption, 'minute').filter((count) => !minutes.includes(NO_SHOW_GUIDANCE.cutoffMinutes + count))
    expect(wrong, `${articleFile(SLUG)}: minutes in the caption of “dock” are those from the cutoff to a later moment.`).toEqual([])
  })
})

it('the hour-by-hour article names reports by the notice time and the cutoff that it teaches', () =>
  expect([
    ...missingMinuteProblems('two-times', 'the notice time', -NOTICE_HOURS * 60),
    ...missingMinuteProblems('two-times', 'the cutoff', NO_SHOW_GUIDANCE.cutoffMinutes),
  ]).toEqual([]))
it('the hour-by-hour article draws the years for which it says that records are kept', () => {
  const { personnelYears, publicYears, fmlaYears } = LEGAL_RETENTION
  const years = [personnelYears, publicYears, fmlaYears].map(({ value }) => value)
  const cure = `${articleFile(SLUG)}: the bars of the chart “records-kept” are the years that the law asks for.`
  expect(readBars(SLUG, 'records-kept').flat(), cure).toEqual(expect.arrayContaining(years))
  const text = numbersAsDigits(readArticle(SLUG))
  expectNear(text, `${personnelYears.value} years`, `${publicYears.value} years`)
  expectNear(text, `${fmlaYears.value} years`)
})

it('the hour-by-hour article shows points and occurrences that lead to the same steps', () => {
  const rows = readTableRows(readSection(SLUG, 'discipline'))
  const missing = NO_SHOW_LADDER.flatMap(({ at, label }) => {
    const points = at * POINTS.noCallNoShow
    const threshold = POINT_LADDER.findLast((step) => step.at <= points)?.at
    const isThere = rows.some((row) => row.includes(`| ${points} |`) && row.includes(`(at ${threshold})`) && row.includes(`| ${label} |`))
    return isThere
      ? []
      : `${articleFile(SLUG)}, section "discipline": no row of the table has ${points} points, “(at ${threshold})” and “${label}”, as the policy has them for ${at} in a row. Correct the row.`
  })
  expect(missing).toEqual([])
})
it('the hour-by-hour article shows points and occurrences that part where months lie between', () => {
  const text = readSection(SLUG, 'discipline')
  const days =
    text
      .split(/(?<=[.?!])\s/)
      .map(findDates)
      .find((found) => found.length > 1) ?? []
  const cure = `${articleFile(SLUG)}, section "discipline": a sentence names the dates of no-shows with months between them.`
  expect(days, cure).not.toEqual([])
  const events = days.map((day): AttendanceEvent => ({ id: day, day, type: 'noCallNoShow', protection: 'none' }))
  const { points, pointStep } = standingOn(events, EXAMPLE_POLICY, days.at(-1) ?? '')
  expect(points).toBe(POINTS.noCallNoShow)
  const occurrenceStep = NO_SHOW_LADDER.findLast((step) => step.at <= events.length)
  expect(pointStep?.id).not.toBe(occurrenceStep?.id)
  expectNear(text, ...days.map(printedDate), points, pointStep?.id ?? '', occurrenceStep?.id ?? '')
})
