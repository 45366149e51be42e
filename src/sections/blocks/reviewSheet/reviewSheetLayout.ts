import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { isWeekend, shortDate } from '#src/lib/anywhere/time/dates.ts'
import { calculateDeadlineSpans, listReviewDays, NOTICE_DEADLINES } from '#src/models/policy/noticeDeadlines.ts'
import type { ReviewSheetContent } from '#src/schemas/blocks/reviewSheet.ts'

/** Content of a sheet, whose days go across or down. */
export type ReviewSheetData = Pick<ReviewSheetContent, 'report' | 'stamps' | 'clocks' | 'words'>

export const REVIEW_SHEET_INK_CLASS = 'fill-bubble-ink'

/** @returns the days and clocks of a sheet, with their positions and lengths as percentages of the drawing's width or height */
export function reviewSheetLayout({ report, stamps, clocks, words }: ReviewSheetData) {
  const days = listReviewDays(report.day, stamps)
  const spans = calculateDeadlineSpans(report.day, stamps)
  const shareOf = (day: string) => days.indexOf(day) / days.length
  const dayShare = 1 / days.length
  const startOf = (day: string) => formatPercent(shareOf(day))
  const middleOf = (day: string) => formatPercent(shareOf(day) + 0.5 * dayShare)
  /** @returns the length of a span of days, both of them included */
  const lengthOf = (from: string, to: string) => formatPercent(shareOf(to) - shareOf(from) + dayShare)
  return {
    dayLength: formatPercent(dayShare),
    weekends: days.filter(isWeekend).map((day) => ({ day, start: startOf(day) })),
    days: days.map((day, index) => ({
      day,
      middle: middleOf(day),
      isFirst: index === 0,
      /** With the month where the eye needs it. */
      label: index === 0 || day.endsWith('-01') ? shortDate(day) : Number(day.slice(-2)),
      isStamped: NOTICE_DEADLINES.some((deadline) => stamps[deadline] === day),
    })),
    clocks: NOTICE_DEADLINES.map((deadline) => {
      const { from, due } = spans[deadline]
      const stampDay = stamps[deadline]
      return {
        ...clocks[deadline],
        deadline,
        /** From the day on which the clock begins to the last that the law leaves, and to the day of the stamp. */
        start: startOf(from),
        allowedLength: lengthOf(from, due),
        usedLength: lengthOf(from, stampDay),
        stampDay,
        stampMiddle: middleOf(stampDay),
        dueLabel: `${words.due} ${shortDate(due)}`,
        dueMiddle: middleOf(due),
        dueEnd: formatPercent(shareOf(due) + dayShare),
        /** There is no space behind the last days of the sheet. */
        isDueLate: shareOf(due) > 0.85,
        /** The last stamp is HR's decision. */
        isDecision: deadline === 'designation',
      }
    }),
    reportMiddle: middleOf(report.day),
  }
}

export type ReviewSheetLayout = ReturnType<typeof reviewSheetLayout>
