import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { reviewDays } from '#src/policy/noticeClocks.ts'
import type { ReviewSheetContent } from '#src/schemas/blocks/reviewSheet.ts'

/** What a sheet is drawn from, across or upright. */
export type ReviewSheetData = Pick<ReviewSheetContent, 'report' | 'stamps' | 'clocks' | 'words'>

/** The color of a sheet's letters. */
export const REVIEW_SHEET_INK = 'fill-bubble-ink'

/** @returns the days of a sheet, and where each stands in its drawing: as shares of its width, or of its height */
export function reviewSheetScale({ report, stamps }: Pick<ReviewSheetData, 'report' | 'stamps'>) {
  const days = reviewDays(report.day, stamps)
  const dayShare = 1 / days.length
  const place = (day: string) => days.indexOf(day) / days.length
  return {
    days,
    /** The share of one day. */
    dayShare,
    place,
    start: (day: string) => formatPercent(place(day)),
    middle: (day: string) => formatPercent(place(day) + 0.5 * dayShare),
  }
}
