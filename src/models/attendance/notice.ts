/**
 * Calculates how long before a shift a report came, and whether that is in time. Days are "YYYY-MM-DD", times "HH:MM" on the plant's own
 * clock. On the two nights a year when clocks change, the result is the difference of the clock times.
 */
import { formatDuration } from '#src/lib/anywhere/time/clockTime.ts'
import { DAY_MINUTES, HOUR_MINUTES, MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'

/** From this many minutes on, a time is given in whole days. */
const WHOLE_DAYS_FROM = 2 * DAY_MINUTES

export type Moment = { day: string; time: string }

const minuteAt = ({ day, time }: Moment) => Date.parse(`${day}T${time}:00Z`) / MINUTE_MS

/** For sorting: negative if the first moment is earlier. */
export const compareMoments = (one: Moment, other: Moment): number => minuteAt(one) - minuteAt(other)

/**
 * @returns whole minutes from the report to the start of the shift, negative after it has begun. @throws Error for an invalid day or time
 */
export function noticeMinutes(reported: Moment, starts: Moment): number {
  const minutes = minuteAt(starts) - minuteAt(reported)
  if (Number.isNaN(minutes))
    throw new Error(`"${reported.day} ${reported.time}" or "${starts.day} ${starts.time}" is not a moment like 2026-12-01 05:12.`)
  return minutes
}

/**
 * Whether a report came after the notice time. The clock alone decides, in emergencies too: HR excuses a report that came as soon as
 * practicable (docs/decisions/045).
 * @param noticeHours the policy's notice time, in hours before the shift
 */
export const isLateNotice = (minutes: number, noticeHours: number): boolean => minutes < noticeHours * HOUR_MINUTES

/** @returns the notice as text: 48 → "48 min", 139 → "2 h 19 min", whole days from two days on */
export function noticeText(minutes: number): string {
  if (minutes >= WHOLE_DAYS_FROM) return `${Math.floor(minutes / DAY_MINUTES)} days`
  return formatDuration(minutes)
}
