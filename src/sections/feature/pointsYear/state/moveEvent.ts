/** Moves an event of the year to another day. */
import type { AttendanceEvent } from '#src/models/attendance/attendancePolicy.ts'
import { dayAtIndex, dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'

/**
 * @param events each of a single day, no two of this year on the same
 * @param dayIndex the new day, counted from January 1 of `year`; other values mean the nearest day of the year
 * @returns the events with that one moved, and moved on past days that are taken; the same list if nothing has changed
 */
export function withMovedEvent<Event extends AttendanceEvent>(events: Event[], id: string, dayIndex: number, year: number): Event[] {
  const movedEvent = events.find((event) => event.id === id)
  if (!movedEvent) return events
  const lastDayIndex = dayIndexOf(`${year + 1}-01-01`, year) - 1
  const from = dayIndexOf(movedEvent.day, year)
  const wantedDayIndex = Math.min(lastDayIndex, Math.max(0, dayIndex))
  const takenDayIndexes = new Set(events.filter((event) => event !== movedEvent).map(({ day }) => dayIndexOf(day, year)))
  const findFreeDay = (direction: 1 | -1) => {
    let to = wantedDayIndex
    while (takenDayIndexes.has(to)) to += direction
    return to >= 0 && to <= lastDayIndex ? to : null
  }
  const to = wantedDayIndex < from ? (findFreeDay(-1) ?? findFreeDay(1)) : (findFreeDay(1) ?? findFreeDay(-1))
  if (to === null || to === from) return events
  return events.map((event) => (event === movedEvent ? { ...event, day: dayAtIndex(to, year) } : event))
}

/** @returns whether a day lies within the year; earlier events cannot be moved */
export const isInYear = (day: string, year: number): boolean => day.startsWith(`${year}-`)
