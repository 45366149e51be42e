/** Calculates the morning at one minute from the time and the call-offs. */
import { type CallOff, type CrewStation, type EmployerRules, type MorningStory, possibleCallOffs } from '../morningStory.ts'
import { type CallOffRecord, createCallOffRecord } from './callOffRecord.ts'
import {
  type Candidate,
  calculateArrival,
  findCandidates,
  findPlacements,
  MINUTES_TO_NOTIFICATION,
  MINUTES_TO_OFFER,
  type Placement,
} from './coverage.ts'

export type StationRow = {
  station: string
  role: string
  /** The person who was due originally. */
  due: string
  /** The person who is expected at the horn, or who called off if nobody is. */
  person: string
  state: 'covered' | 'calledOff'
  /** What the supervisor sees of the report: HR reviews it, or it came late. */
  tag: 'review' | 'late' | null
  /** Null if nobody called off. */
  callOff: CallOff | null
  /** Who took the shift, and when. */
  placement: Placement | null
  /** The minute of arrival at the station: the horn, or later; null if nobody stepped in. */
  arrival: number | null
  /** Who is at the station when the shift starts: `lit` somebody, `promised` somebody who arrives later, `dark` nobody. */
  bay: 'lit' | 'promised' | 'dark'
}

type CallOffStage = 'reported' | 'notified' | 'asked' | 'filled'

/** The latest call-off with its course. */
export type FollowedCallOff = {
  callOff: CallOff
  station: CrewStation
  record: CallOffRecord
  stage: CallOffStage
  /** When the supervisor was notified. */
  notifiedAt: number
  candidates: Candidate[]
  placement: Placement | null
}

/** A step in the course of a call-off, for ticks on the rail and for screen readers. */
export type MorningEvent = { minute: number; kind: CallOffStage; station: string; placement: Placement | null }

export type MorningView = {
  minute: number
  rows: StationRow[]
  /** Rows whose shift somebody has taken: at the horn, or later. */
  covered: number
  /** Rows with somebody at the horn. */
  lit: number
  followed: FollowedCallOff | null
  /** All events until the horn, past and future, in order. */
  events: MorningEvent[]
  /** Stations whose person is due and does not call off, now or later this morning. */
  canCallOff: CrewStation[]
}

/**
 * @param own the visitor's call-offs; impossible ones are left out (`possibleCallOffs`)
 * @param minute a time outside the morning counts as its nearest end
 */
export function morningAt(story: MorningStory, rules: EmployerRules, own: readonly CallOff[], minute: number): MorningView {
  const now = Math.min(Math.max(Math.round(minute), story.start), story.horn)
  const callOffs = possibleCallOffs(story, own)
  const placements = findPlacements(story, callOffs)
  const findPlacement = (callOff: CallOff) => placements.find(({ station }) => station === callOff.station) ?? null

  const rows = story.stations.map((station): StationRow => {
    const callOff = callOffs.find((reported) => reported.station === station.id && reported.minute <= now) ?? null
    const found = callOff && findPlacement(callOff)
    const placement = found && found.minute <= now ? found : null
    const arrival = placement && calculateArrival(placement, story)
    return {
      station: station.id,
      role: station.role,
      due: station.person,
      person: placement?.name ?? station.person,
      state: callOff && !placement ? 'calledOff' : 'covered',
      tag: !callOff || callOff.decision ? null : createCallOffRecord(story, callOff, station, rules).isLate ? 'late' : 'review',
      callOff,
      placement,
      arrival,
      bay: callOff && !placement ? 'dark' : arrival !== null && arrival > story.horn ? 'promised' : 'lit',
    }
  })
  const latestCallOff = callOffs.findLast((callOff) => callOff.minute <= now)
  return {
    minute: now,
    rows,
    covered: rows.filter(({ state }) => state === 'covered').length,
    lit: rows.filter(({ bay }) => bay === 'lit').length,
    followed: latestCallOff ? followCallOff(story, rules, latestCallOff, placements, now) : null,
    events: callOffs
      .flatMap((callOff) => listMorningEvents(callOff, findPlacement(callOff)))
      .filter((event) => event.minute <= story.horn)
      .toSorted((a, b) => a.minute - b.minute),
    canCallOff: story.stations.filter(({ id }) => !callOffs.some(({ station }) => station === id)),
  }
}

function followCallOff(
  story: MorningStory,
  rules: EmployerRules,
  callOff: CallOff,
  placements: readonly Placement[],
  now: number,
): FollowedCallOff | null {
  const station = story.stations.find(({ id }) => id === callOff.station)
  if (!station) return null
  const placement = placements.find((placed) => placed.station === callOff.station && placed.minute <= now) ?? null
  const since = now - callOff.minute
  return {
    callOff,
    station,
    record: createCallOffRecord(story, callOff, station, rules),
    stage: placement ? 'filled' : since >= MINUTES_TO_OFFER ? 'asked' : since >= MINUTES_TO_NOTIFICATION ? 'notified' : 'reported',
    notifiedAt: callOff.minute + MINUTES_TO_NOTIFICATION,
    candidates: since >= MINUTES_TO_NOTIFICATION ? findCandidates(story, callOff, placements, now) : [],
    placement,
  }
}

const listMorningEvents = (callOff: CallOff, placement: Placement | null): MorningEvent[] => {
  const createEvent = (kind: CallOffStage, minute: number) => ({
    minute,
    kind,
    station: callOff.station,
    placement: kind === 'filled' ? placement : null,
  })
  return [
    createEvent('reported', callOff.minute),
    createEvent('notified', callOff.minute + MINUTES_TO_NOTIFICATION),
    createEvent('asked', callOff.minute + MINUTES_TO_OFFER),
    ...(placement ? [createEvent('filled', placement.minute)] : []),
  ]
}
