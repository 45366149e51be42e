/** What the page hands to the year of points: its content, and the policy that it is calculated by. */
import type { AttendanceEvent, AttendancePolicy } from '../../../lib/anywhere/attendance/attendancePolicy'

type Words<Name extends string> = Record<Name, string>
type EventName = 'tardy' | 'earlyDeparture' | 'unplannedAbsence'

/** Texts by the part that shows them; names in braces are filled in (schemas/opening/yearOpening.ts has them). */
export type YearWords = Words<'describe' | 'note' | 'lastYear' | 'decides'> & {
  price: Words<'heading' | 'less' | 'more' | 'most'>
  move: Words<'heading' | 'drag' | 'which' | 'earlier' | 'later' | 'moved' | 'back'> & { names: Words<EventName> }
  result: Words<'end' | 'none' | 'step' | 'last'>
  types: Words<EventName>
  expires: Words<'short' | 'day' | 'window'>
  review: Words<'title' | 'text' | 'short'>
  table: Words<'caption' | 'day' | 'event' | 'points' | 'total' | 'pending' | 'expiry'>
}
export type YearEvent = AttendanceEvent & { type: EventName }
export type YearProps = { year: number; events: YearEvent[]; policy: AttendancePolicy; words: YearWords; sample: boolean }
