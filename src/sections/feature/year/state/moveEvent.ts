/** What a visitor may do with an event of the year: have it happen on another day. What it costs there is the policy's. */
import type { AttendanceEvent } from '#src/models/attendance/attendancePolicy.ts'
import { dayAtPlace, placeOfDay } from '#src/models/year/yearOfPoints.ts'

/**
 * @param events each of a single day, no two of this year on the same
 * @param place the day it shall move to, counted from January 1 of `year`; the nearest day of the year is meant
 * @returns the events with that one moved; past a day that is taken, in the way it came; the same list where nothing has changed
 */
export function moveEvent<Event extends AttendanceEvent>(events: Event[], id: string, place: number, year: number): Event[] {
  const moved = events.find((event) => event.id === id)
  if (!moved) return events
  const last = placeOfDay(`${year + 1}-01-01`, year) - 1
  const from = placeOfDay(moved.day, year)
  const wanted = Math.min(last, Math.max(0, place))
  const taken = new Set(events.filter((event) => event !== moved).map(({ day }) => placeOfDay(day, year)))
  const free = (way: 1 | -1) => {
    let to = wanted
    while (taken.has(to)) to += way
    return to >= 0 && to <= last ? to : null
  }
  const to = wanted < from ? (free(-1) ?? free(1)) : (free(1) ?? free(-1))
  if (to === null || to === from) return events
  return events.map((event) => (event === moved ? { ...event, day: dayAtPlace(to, year) } : event))
}

/** @returns whether a day lies within the year: what happened before it stays where it is */
export const isInYear = (day: string, year: number): boolean => day.startsWith(`${year}-`)
