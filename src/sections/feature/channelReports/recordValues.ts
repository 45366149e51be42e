import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { relativeDay } from '#src/lib/anywhere/time/dates.ts'
import { isLateNotice, noticeMinutes, noticeText } from '#src/models/attendance/notice.ts'
import { NOTICE_HOURS, REASON_CODES } from '#src/models/policy/policy.ts'
import type { ChannelReport, ChannelReportsContent } from '#src/schemas/opening/channelReportsOpening.ts'

/** A report, and the record that it becomes. */
export type RecordedReport = { report: ChannelReport; record: ReturnType<typeof recordValues> }

/** @returns the values of a report's record, from its times and the policy, and the sentences about it */
export function recordValues(report: ChannelReport, { day, words }: Pick<ChannelReportsContent, 'day' | 'words'>) {
  const { shift } = report
  const minutes = noticeMinutes({ day, time: report.time }, { day: shift.day, time: shift.from })
  const isLate = isLateNotice(minutes, NOTICE_HOURS)
  const values = {
    employee: `${report.number} ${report.person}`,
    when: relativeDay(shift.day, day),
    hours: `${shift.from}–${shift.to}`,
    notice: noticeText(minutes),
    punctuality: isLate ? words.late : words.inTime,
    reason: REASON_CODES.find(({ id }) => id === report.reason)?.label ?? '',
    back: relativeDay(report.back, day),
  }
  return {
    ...values,
    isLate,
    /** What the supervisor is told: since when the employee is out, and until when, but not why. */
    absence: fillIn(words.notified, {
      when: shift.day === day ? fillIn(words.fromTime, { time: shift.from }) : values.when,
      back: values.back,
    }),
    /** The record as a sentence, which screen readers say when its report is chosen. */
    spoken: fillIn(words.spoken, {
      person: report.person,
      shift: `${values.when} ${values.hours}`,
      notice: `${values.notice}, ${values.punctuality}`,
      reason: values.reason,
      back: values.back,
    }),
  }
}

/** @returns each report of a first screen with its record */
export const listRecordedReports = ({ reports, ...opening }: Pick<ChannelReportsContent, 'reports' | 'day' | 'words'>): RecordedReport[] =>
  reports.map((report) => ({ report, record: recordValues(report, opening) }))
