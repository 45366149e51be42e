/** The running total of points, day by day, for drawings and their tables. */
import { dayAfter, daysBetween } from '#src/lib/anywhere/time/dates.ts'
import { type AttendanceEvent, type AttendancePolicy, createRemainingPointsCalculator } from './attendancePolicy.ts'

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
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = dayAfter(from, index)
    return { day, points: remainingOn(day).reduce((sum, { points }) => sum + points, 0) }
  })
  return days.filter(({ points }, index) => points !== days[index - 1]?.points)
}
