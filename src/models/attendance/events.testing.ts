/** Attendance events for tests. */
import fc from 'fast-check'
import { dayAfter } from '#src/lib/anywhere/time/dates.ts'
import type { AttendanceEvent } from './attendancePolicy.ts'

/** @returns an event of one day, whose id is made of its day and type */
export const eventOn = (
  day: string,
  type: AttendanceEvent['type'] = 'unplannedAbsence',
  protection: AttendanceEvent['protection'] = 'none',
): AttendanceEvent => ({ id: day + type, day, type, protection })

/** Any day between two offsets from January 1. */
export const anyDay = (year: number, min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((offset) => dayAfter(`${year}-01-01`, offset))

export const anyEvent = (day: fc.Arbitrary<string>): fc.Arbitrary<AttendanceEvent> =>
  fc.record({
    id: fc.uuid(),
    day,
    type: fc.constantFrom('tardy', 'earlyDeparture', 'unplannedAbsence', 'noCallNoShow'),
    protection: fc.constantFrom('none', 'pending', 'protected'),
  })

/** Any list of events, in any order. */
export const anyHistory = (day: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<AttendanceEvent[]> =>
  fc.uniqueArray(anyEvent(day), { selector: ({ id }) => id, maxLength })
