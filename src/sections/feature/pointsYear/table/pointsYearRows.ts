/** The year as rows: what happened on which day, and how it changed the total. */
import { type AttendanceEvent, type AttendancePolicy, eventCost, expiryDay } from '#src/models/attendance/attendancePolicy.ts'
import { calculatePoints, dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'

export type PointsYearRow<Event extends AttendanceEvent = AttendanceEvent> = {
  day: string
  /** The event that happened, or whose points expire. */
  event: Event
  kind: 'event' | 'expiry'
  /** Its points; 0 while HR has not decided. */
  points: number
  /** After it. */
  total: number
}

/**
 * @param policy one in which points end by the rolling window only
 * @returns events in order of their days, with the expiry of each event whose window ends within the year
 */
export function pointsYearRows<Event extends AttendanceEvent>(
  events: Event[],
  policy: AttendancePolicy,
  year: number,
): PointsYearRow<Event>[] {
  const rows = events.flatMap((event): PointsYearRow<Event>[] => {
    const points = eventCost(event, policy)
    const expires = expiryDay(event.day, policy.windowMonths)
    const eventRow: PointsYearRow<Event> = {
      day: event.day,
      event,
      kind: 'event',
      points,
      total: calculatePoints(events, policy, event.day),
    }
    const expiresWithinYear = points > 0 && dayIndexOf(expires, year) < dayIndexOf(`${year + 1}-01-01`, year)
    return expiresWithinYear
      ? [eventRow, { day: expires, event, kind: 'expiry', points, total: calculatePoints(events, policy, expires) }]
      : [eventRow]
  })
  return rows.sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}
