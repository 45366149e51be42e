/**
 * The story of one morning, before anybody asks what time it is: the crew that is due, the colleagues who could step
 * in, and who calls off. `morningAt` makes the picture of a minute from it. Minutes: clockTime.ts.
 */

import type { Weekday } from '#src/lib/anywhere/time/dates.ts'
import type { AttendanceEvent, AttendancePolicy } from '../attendance/attendancePolicy.ts'

/** A place of work, and who is due there when the horn sounds. */
export type CrewStation = {
  id: string
  role: string
  person: string
  /** The employee number on the record. */
  number: string
  /** What the person's points come from, before this morning. */
  history: readonly AttendanceEvent[]
}

/** Someone who is not due at the horn. */
export type Colleague = {
  name: string
  /** Stations that the person is signed off to run. */
  signedOff: readonly string[]
  /** `working`: still on the shift before; `later`: due on the shift after. */
  today: 'off' | 'working' | 'later'
  /** When the person clocked out on the day before, in minutes since midnight; null after a longer pause. */
  lastOut: number | null
  /** Minutes from an offer to the answer; null for someone who never answers. */
  answer: { after: number; says: 'yes' | 'no' } | null
}

export type HrDecision = 'protected' | 'none'

/** When someone expects to return: the day after, the next day of that name, or not known yet. */
export type ExpectedReturn = 'tomorrow' | 'unknown' | Weekday

/** One report that someone will not come. */
export type CallOff = {
  /** `id` of the station that stays empty. */
  station: string
  minute: number
  channel: string
  /** Code of the language; empty where it is not known. */
  lang: string
  text: string
  /** The text in English, where it is not. */
  gloss?: string | undefined
  /** `id` of a reason code. */
  reason: string
  /** Answer to the fixed yes/no question; null where it was not asked or not answered. */
  answer: 'yes' | 'no' | null
  back: ExpectedReturn
  /** What HR decided; null while it waits, which is how every report begins. */
  decision: HrDecision | null
  /** Made by the visitor. */
  isOwn: boolean
}

export type MorningStory = {
  /** "2026-06-04" */
  day: string
  /** First and last minute; the last is the horn, when the shift starts. */
  start: number
  horn: number
  /** The minute that stands before anyone plays, as the poster of a video does: from a later one, a visitor's call-off goes back to it. */
  poster: number
  /** Hours between clocking out and the horn that count as rest. */
  restHours: number
  /** Minutes from a yes to the station. */
  travel: number
  stations: readonly CrewStation[]
  colleagues: readonly Colleague[]
  callOffs: readonly CallOff[]
}

export type MorningReason = { id: string; label: string; mayBeListed: boolean; hrChecks: string }

/** The employer's rules, as the morning needs them: policy has the example. */
export type EmployerRules = { policy: AttendancePolicy; noticeHours: number; reasons: readonly MorningReason[] }

/**
 * Call-offs that can happen, in order: from a known station, within the morning, and one for each station, the first.
 * @param own the visitor's
 */
export function possibleCallOffs(story: MorningStory, own: readonly CallOff[]): CallOff[] {
  const seen = new Set<string>()
  const order = (callOff: CallOff) => story.stations.findIndex(({ id }) => id === callOff.station)
  return [...story.callOffs, ...own]
    .filter((callOff) => order(callOff) >= 0 && callOff.minute >= story.start && callOff.minute <= story.horn)
    .toSorted((a, b) => a.minute - b.minute || order(a) - order(b))
    .filter(({ station }) => !seen.has(station) && seen.add(station))
}
