/** The picture of one minute: a pure function of the time and of the call-offs. */
import { type CallOff, type CrewStation, type EmployerRules, type MorningStory, possibleCallOffs } from '../morningStory.ts'
import { type CallOffRecord, judgeCallOff } from './callOffRecord.ts'
import {
  type Candidate,
  calculateArrival,
  findCandidates,
  findPlacements,
  NOTIFIED_AFTER,
  OFFERED_AFTER,
  type Placement,
} from './coverage.ts'

export type StationRow = {
  station: string
  role: string
  /** Who was due from the beginning. */
  due: string
  /** Who is expected at the horn, or who called off while nobody is. */
  person: string
  state: 'covered' | 'calledOff'
  /** What the supervisor sees of the report: that HR reviews it, or that it came late. */
  tag: 'review' | 'late' | null
  /** How it was reported; null where nobody called off. */
  callOff: CallOff | null
  /** Who took the shift, and when. */
  placement: Placement | null
  /** The minute at which they are at the station: the horn, or later; null where nobody stepped in. */
  arrival: number | null
  /** What stands in the bay at the horn: somebody, nobody yet but somebody who comes later, or nobody. */
  bay: 'lit' | 'promised' | 'dark'
}

type Stage = 'reported' | 'notified' | 'asked' | 'filled'

/** The latest call-off, followed through. */
export type FollowedCallOff = {
  callOff: CallOff
  station: CrewStation
  record: CallOffRecord
  stage: Stage
  /** When the supervisor was told. */
  notifiedAt: number
  candidates: Candidate[]
  placement: Placement | null
}

/** Something that happens, for ticks on the rail and for those who hear the page. */
export type Happening = { minute: number; kind: Stage; station: string; placement: Placement | null }

export type MorningView = {
  minute: number
  rows: StationRow[]
  /** Rows whose shift somebody has: at the horn, or later. */
  covered: number
  /** Rows with somebody for the horn. */
  lit: number
  followed: FollowedCallOff | null
  /** Everything that happens until the horn, past and future, in order. */
  happenings: Happening[]
  /** Stations whose person is due and has not called off, now or later this morning. */
  canCallOff: CrewStation[]
}

/**
 * @param own call-offs that the visitor made; what cannot happen is left out (`possibleCallOffs`)
 * @param minute anything outside the morning counts as its nearest end
 */
export function morningAt(story: MorningStory, rules: EmployerRules, own: readonly CallOff[], minute: number): MorningView {
  const now = Math.min(Math.max(Math.round(minute), story.start), story.horn)
  const callOffs = possibleCallOffs(story, own)
  const placements = findPlacements(story, callOffs)
  const placementFor = (callOff: CallOff) => placements.find(({ station }) => station === callOff.station) ?? null

  const rows = story.stations.map((station): StationRow => {
    const callOff = callOffs.find((one) => one.station === station.id && one.minute <= now) ?? null
    const found = callOff && placementFor(callOff)
    const placement = found && found.minute <= now ? found : null
    const arrival = placement && calculateArrival(placement, story)
    return {
      station: station.id,
      role: station.role,
      due: station.person,
      person: placement?.name ?? station.person,
      state: callOff && !placement ? 'calledOff' : 'covered',
      tag: !callOff || callOff.decision ? null : judgeCallOff(story, callOff, station, rules).isLate ? 'late' : 'review',
      callOff,
      placement,
      arrival,
      bay: callOff && !placement ? 'dark' : arrival !== null && arrival > story.horn ? 'promised' : 'lit',
    }
  })
  const latest = callOffs.findLast((callOff) => callOff.minute <= now)
  return {
    minute: now,
    rows,
    covered: rows.filter(({ state }) => state === 'covered').length,
    lit: rows.filter(({ bay }) => bay === 'lit').length,
    followed: latest ? followCallOff(story, rules, latest, placements, now) : null,
    happenings: callOffs
      .flatMap((callOff) => listHappenings(callOff, placementFor(callOff)))
      .filter((one) => one.minute <= story.horn)
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
  const placement = placements.find((one) => one.station === callOff.station && one.minute <= now) ?? null
  const since = now - callOff.minute
  return {
    callOff,
    station,
    record: judgeCallOff(story, callOff, station, rules),
    stage: placement ? 'filled' : since >= OFFERED_AFTER ? 'asked' : since >= NOTIFIED_AFTER ? 'notified' : 'reported',
    notifiedAt: callOff.minute + NOTIFIED_AFTER,
    candidates: since >= NOTIFIED_AFTER ? findCandidates(story, callOff, placements, now) : [],
    placement,
  }
}

const listHappenings = (callOff: CallOff, placement: Placement | null): Happening[] => {
  const happen = (kind: Stage, minute: number) => ({
    minute,
    kind,
    station: callOff.station,
    placement: kind === 'filled' ? placement : null,
  })
  return [
    happen('reported', callOff.minute),
    happen('notified', callOff.minute + NOTIFIED_AFTER),
    happen('asked', callOff.minute + OFFERED_AFTER),
    ...(placement ? [happen('filled', placement.minute)] : []),
  ]
}
