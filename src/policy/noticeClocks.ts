/** The days of a review: notices, with the deadline that the law sets for each. Days are "YYYY-MM-DD". */
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { FMLA } from './policy.ts'

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
function later(day: string, count: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}
export const isWeekend = (day: string): boolean => [0, 6].includes(dateOf(day).getUTCDay())

/** @returns the day this many business days later (Monday to Friday; the drawn weeks have no holidays) */
export function businessDaysAfter(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = later(at, 1)
    if (!isWeekend(at)) left -= 1
  }
  return at
}

/** The deadlines of a review, in the order in which they begin. */
export const NOTICE_CLOCKS = ['eligibility', 'certification', 'designation'] as const
export type NoticeClock = (typeof NOTICE_CLOCKS)[number]
/** When each notice was sent or came. */
export type NoticeDates = Record<NoticeClock, string>

/** The day from which a deadline counts, and the deadline. */
export type ClockSpan = { from: string; due: string }
/** @returns the span of each deadline: from the report, from the request in the notice, and from when HR knows enough */
export function calculateClockSpans(reported: string, { eligibility, certification }: NoticeDates): Record<NoticeClock, ClockSpan> {
  return {
    eligibility: { from: reported, due: businessDaysAfter(reported, FMLA.eligibilityNoticeDays.value) },
    certification: { from: eligibility, due: later(eligibility, FMLA.certificationDays.value) },
    designation: { from: certification, due: businessDaysAfter(certification, FMLA.designationNoticeDays.value) },
  }
}

/** @returns every day from the report to the last deadline */
export function listReviewDays(reported: string, stamps: NoticeDates): string[] {
  const last = Object.values(calculateClockSpans(reported, stamps))
    .map(({ due }) => due)
    .toSorted()
    .at(-1)
  const days = [reported]
  for (let day = reported; last && day < last; ) {
    day = later(day, 1)
    days.push(day)
  }
  return days
}
