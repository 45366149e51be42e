import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { listReviewDays } from '#src/policy/noticeDeadlines.ts'
import type { ReviewSheetContent } from '#src/schemas/blocks/reviewSheet.ts'

/** Data of a sheet, horizontal or vertical. */
export type ReviewSheetData = Pick<ReviewSheetContent, 'report' | 'stamps' | 'clocks' | 'words'>

export const REVIEW_SHEET_INK = 'fill-bubble-ink'

/** @returns the days of a sheet and their places, as shares of the drawing's width or height */
export function reviewSheetScale({ report, stamps }: Pick<ReviewSheetData, 'report' | 'stamps'>) {
  const days = listReviewDays(report.day, stamps)
  const dayShare = 1 / days.length
  const place = (day: string) => days.indexOf(day) / days.length
  return {
    days,
    dayShare,
    place,
    start: (day: string) => formatPercent(place(day)),
    middle: (day: string) => formatPercent(place(day) + 0.5 * dayShare),
  }
}
