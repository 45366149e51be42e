/**
 * The story of one morning, independent of the time: the crew that is due, the colleagues who could step in, and who calls off. `morningAt`
 * calculates a minute of it. Minutes: clockTime.ts.
 */

import type { Weekday } from '#src/lib/anywhere/time/dates.ts'
import type { AttendanceEvent, AttendancePolicy } from '../attendance/attendancePolicy.ts'

/** A workplace, and who is due there at the horn, when the shift starts. */
export type CrewStation = {
  id: string
  role: string
  person: string
  /** The employee number on the record. */
  number: string
  /** The events behind the person's points, before this morning. */
  history: readonly AttendanceEvent[]
}

/** Somebody who is not due at the horn. */
export type Colleague = {
  name: string
  /** Stations that the person is trained and approved for. */
  qualifiedFor: readonly string[]
  /** `working` is still on the previous shift, `later` is due on the next one. */
  today: 'off' | 'working' | 'later'
  /** When the person clocked out on the day before, in minutes since midnight; null if that is longer ago. */
  lastOut: number | null
  /** The answer to an offer, and minutes until it; null for someone who never answers. */
  answer: { after: number; says: 'yes' | 'no' } | null
}

/** When somebody expects to return: tomorrow, on the next such weekday, or not known. */
export type ExpectedReturn = 'tomorrow' | 'unknown' | Weekday

/** One report of an absence. */
export type CallOff = {
  /** `id` of the empty station. */
  station: string
  minute: number
  channel: string
  /** Language code; empty if not known. */
  lang: string
  text: string
  /** English translation, if the text is in another language. */
  gloss?: string | undefined
  /** `id` of a reason code. */
  reason: string
  /** Answer to the fixed yes/no question; null if it was not asked or not answered. */
  answer: 'yes' | 'no' | null
  back: ExpectedReturn
  /** By HR's decision. At first every report is pending. */
  protection: AttendanceEvent['protection']
  isByVisitor: boolean
}

export type MorningStory = {
  /** "2026-06-04" */
  day: string
  /** First and last minute. The last is the horn, when the shift starts. */
  start: number
  horn: number
  /** The minute that is shown before anyone plays. After a later minute, a visitor's call-off goes back to it. */
  poster: number
  /** Hours between clocking out and the horn that count as rested. */
  restHours: number
  /** Minutes from a yes to the station. */
  travel: number
  stations: readonly CrewStation[]
  colleagues: readonly Colleague[]
  callOffs: readonly CallOff[]
}

export type MorningReason = { id: string; label: string; mayBeListed: boolean }

/** The employer's rules that the morning needs. The policy has an example. */
export type EmployerRules = { policy: AttendancePolicy; noticeHours: number; reasons: readonly MorningReason[] }

/** @returns the call-offs that can happen, in order: from a known station, within the morning, and only the first of each station */
export function possibleCallOffs(story: MorningStory, visitorCallOffs: readonly CallOff[]): CallOff[] {
  const earlierStations = new Set<string>()
  const stationIndexOf = (callOff: CallOff) => story.stations.findIndex(({ id }) => id === callOff.station)
  return [...story.callOffs, ...visitorCallOffs]
    .filter((callOff) => stationIndexOf(callOff) >= 0 && callOff.minute >= story.start && callOff.minute <= story.horn)
    .toSorted((a, b) => a.minute - b.minute || stationIndexOf(a) - stationIndexOf(b))
    .filter(({ station }) => !earlierStations.has(station) && earlierStations.add(station))
}
