import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { relativeDay } from '#src/lib/anywhere/time/dates.ts'
import { isLateNotice, noticeMinutes, noticeText } from '#src/models/attendance/notice.ts'
import { NOTICE_HOURS, REASON_CODES } from '#src/models/policy/policy.ts'
import type { ChannelReport, RecordWords } from '#src/schemas/opening/channelReportsOpening.ts'

/**
 * @param day the day of the report
 * @returns the values of its record, as text, from its times and the policy
 */
export function recordValues(report: ChannelReport, day: string) {
  const { shift } = report
  const minutes = noticeMinutes({ day, time: report.time }, { day: shift.day, time: shift.from })
  return {
    employee: `${report.number} ${report.person}`,
    isToday: shift.day === day,
    when: relativeDay(shift.day, day),
    hours: `${shift.from}–${shift.to}`,
    notice: noticeText(minutes),
    isLate: isLateNotice(minutes, NOTICE_HOURS),
    reason: REASON_CODES.find(({ id }) => id === report.reason)?.label ?? '',
    back: relativeDay(report.back, day),
  }
}

/** @returns the record as a sentence, which screen readers say when its report is chosen */
export function describeRecord(report: ChannelReport, day: string, words: RecordWords): string {
  const { when, hours, notice, isLate, reason, back } = recordValues(report, day)
  return fillIn(words.spoken, {
    person: report.person,
    shift: `${when} ${hours}`,
    notice: `${notice}, ${isLate ? words.late : words.inTime}`,
    reason,
    back,
  })
}

/** @returns what the supervisor is told: since when the employee is out, and until when, but not why */
export function describeAbsence(report: ChannelReport, day: string, words: RecordWords): string {
  const { when, isToday, back } = recordValues(report, day)
  return fillIn(words.notified, { when: isToday ? fillIn(words.fromTime, { time: report.shift.from }) : when, back })
}
