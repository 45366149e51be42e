import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { weekOf } from '#src/lib/anywhere/time/dates.ts'
import { DAY_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { isLateNotice, noticeMinutes, noticeText } from '#src/models/attendance/notice.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import { NOTICE_HOURS } from '#src/models/policy/policy.ts'
import type { WeekReport } from '#src/schemas/blocks/week.ts'

/** HR's hours on working days, Monday to Friday. */
export type OfficeHours = { from: string; to: string }

/** Monday to Friday, in a week that begins on Monday. */
export const WORKING_DAYS = 5

/** Where a report is in its week: the index of its day, 0 for Monday, and the share of the day that has passed, from 0 to 1. */
export type WeekPosition = { dayIndex: number; share: number }
/** @returns the share of the day that has passed, from 0 to 1 */
export const shareOfDay = (clock: string): number => minuteOf(clock) / DAY_MINUTES
/** @returns where a report is drawn in its week */
export const weekPosition = ({ day, time }: WeekReport): WeekPosition => ({ dayIndex: weekOf(day).indexOf(day), share: shareOfDay(time) })

/** @returns how long before its shift a late report came, as text; nothing for a report in time */
export function lateNotice({ day, time, shift }: WeekReport): string | undefined {
  const minutes = noticeMinutes({ day, time }, { day: shift.day, time: shift.from })
  return isLateNotice(minutes, NOTICE_HOURS) ? noticeText(minutes) : undefined
}

/** @returns whether the report came outside HR's hours */
function isOutsideOfficeHours(report: WeekReport, office: OfficeHours): boolean {
  const { dayIndex, share } = weekPosition(report)
  return dayIndex >= WORKING_DAYS || share < shareOfDay(office.from) || share >= shareOfDay(office.to)
}

/** @returns the counts for the lede of the week, and for its channels */
export function countReports(reports: readonly WeekReport[], office: OfficeHours) {
  const byChannel: Record<ReportChannel, number> = { phone: 0, text: 0, app: 0, portal: 0 }
  for (const { channel } of reports) byChannel[channel] += 1
  return {
    total: reports.length,
    late: reports.filter(lateNotice).length,
    outside: reports.filter((report) => isOutsideOfficeHours(report, office)).length,
    languageCount: new Set(reports.map(({ lang }) => lang)).size,
    byChannel,
  }
}
