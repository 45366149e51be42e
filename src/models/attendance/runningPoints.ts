/** The running total of points, day by day, for drawings and their tables. */
import { type AttendanceEvent, type AttendancePolicy, createRemainingPointsCalculator } from './attendancePolicy.ts'

const DAY_MS = 86_400_000

/** @returns the number of days between two days, "YYYY-MM-DD" */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * @param events in any order
 * @returns the total on the first day, and on each day on which it changed, up to the last
 */
export function calculateRunningPoints(
  events: AttendanceEvent[],
  policy: AttendancePolicy,
  from: string,
  to: string,
): { day: string; points: number }[] {
  const remainingOn = createRemainingPointsCalculator(events, policy)
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = dayAfter(from, index)
    return { day, points: remainingOn(day).reduce((sum, { points }) => sum + points, 0) }
  })
  return all.filter(({ points }, index) => points !== all[index - 1]?.points)
}
