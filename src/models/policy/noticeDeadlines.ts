/** The days of a review: notices, with the deadline that the law sets for each. Days are "YYYY-MM-DD". */
import { dayAfter, isWeekend } from '#src/lib/anywhere/time/dates.ts'
import { FMLA } from './policy.ts'

/** @returns the day this many business days later (Monday to Friday; the drawn weeks have no holidays) */
export function businessDaysAfter(day: string, count: number): string {
  let [current, remaining] = [day, count]
  while (remaining > 0) {
    current = dayAfter(current, 1)
    if (!isWeekend(current)) remaining -= 1
  }
  return current
}

/** The deadlines of a review, in the order in which they begin. */
export const NOTICE_DEADLINES = ['eligibility', 'certification', 'designation'] as const
export type NoticeDeadline = (typeof NOTICE_DEADLINES)[number]
/** When each notice was sent or came. */
export type NoticeDates = Record<NoticeDeadline, string>

/** The day from which a deadline counts, and the deadline. */
export type DeadlineSpan = { from: string; due: string }
/** @returns the span of each deadline: from the report, from the request in the notice, and from when HR knows enough */
export function calculateDeadlineSpans(
  reported: string,
  { eligibility, certification }: NoticeDates,
): Record<NoticeDeadline, DeadlineSpan> {
  return {
    eligibility: { from: reported, due: businessDaysAfter(reported, FMLA.eligibilityNoticeDays.value) },
    certification: { from: eligibility, due: dayAfter(eligibility, FMLA.certificationDays.value) },
    designation: { from: certification, due: businessDaysAfter(certification, FMLA.designationNoticeDays.value) },
  }
}

/** @returns every day from the report to the last deadline */
export function listReviewDays(reported: string, stamps: NoticeDates): string[] {
  const last = Object.values(calculateDeadlineSpans(reported, stamps))
    .map(({ due }) => due)
    .toSorted()
    .at(-1)
  const days = [reported]
  for (let day = reported; last && day < last; ) {
    day = dayAfter(day, 1)
    days.push(day)
  }
  return days
}
