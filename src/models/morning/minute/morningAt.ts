/** Calculates the morning at one minute from the time and the call-offs. */
import type { StationState } from '../morningStates.ts'
import { type CallOff, type CrewStation, type EmployerRules, type MorningStory, possibleCallOffs } from '../morningStory.ts'
import { type CallOffCourse, createCallOffCourse } from './callOffCourse.ts'
import type { CallOffRecord } from './callOffRecord.ts'
import { findPlacements, type Placement } from './coverage.ts'
import { listMorningEvents, type MorningEvent } from './morningEvents.ts'

export type StationRow = {
  station: string
  role: string
  /** The person who was due originally. */
  due: string
  /** The person who is expected, or who called off if nobody is. */
  person: string
  state: StationState
  reportState: CallOffRecord['reportState']
  /** Null if nobody called off. */
  callOff: CallOff | null
  /** Who took the shift, and when. */
  placement: Placement | null
}

/** The whole morning as it is at one minute. */
export type MorningSnapshot = {
  minute: number
  /** The last minute, when the shift starts. */
  horn: number
  rows: StationRow[]
  /** Number of stations in each state. */
  counts: Record<StationState, number>
  /** Of the latest call-off; null before the first. */
  latestCourse: CallOffCourse | null
  /** All events until the horn, past and future, in order. */
  events: MorningEvent[]
  /** Stations whose person the visitor may play: they are due, and do not call off now or later this morning. */
  visitorStations: CrewStation[]
}

/**
 * @param visitorCallOffs impossible ones are left out (`possibleCallOffs`)
 * @param minute a time outside the morning counts as its nearest end
 */
export function morningAt(story: MorningStory, rules: EmployerRules, visitorCallOffs: readonly CallOff[], minute: number): MorningSnapshot {
  const now = Math.min(Math.max(Math.round(minute), story.start), story.horn)
  const callOffs = possibleCallOffs(story, visitorCallOffs)
  const placements = findPlacements(story, callOffs)
  const courses = callOffs
    .filter((callOff) => callOff.minute <= now)
    .flatMap((callOff) =>
      story.stations
        .filter(({ id }) => id === callOff.station)
        .map((crewStation) => createCallOffCourse({ callOff, crewStation, placements, minute: now, story, rules })),
    )
  const rows = story.stations.map((station) =>
    createStationRow(
      station,
      courses.find(({ callOff }) => callOff.station === station.id),
    ),
  )
  const countRows = (state: StationState) => rows.filter((row) => row.state === state).length
  return {
    minute: now,
    horn: story.horn,
    rows,
    counts: { covered: countRows('covered'), promised: countRows('promised'), calledOff: countRows('calledOff') },
    latestCourse: courses.at(-1) ?? null,
    events: listMorningEvents(callOffs, placements, story),
    visitorStations: story.stations.filter(({ id }) => !callOffs.some(({ station }) => station === id)),
  }
}

const createStationRow = ({ id, role, person }: CrewStation, course: CallOffCourse | undefined): StationRow => ({
  station: id,
  role,
  due: person,
  person: course?.placement?.name ?? person,
  state: course?.state ?? 'covered',
  reportState: course?.record.reportState ?? null,
  callOff: course?.callOff ?? null,
  placement: course?.placement ?? null,
})
