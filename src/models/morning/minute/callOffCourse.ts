import type { CallOffStage, StationState } from '../morningStates.ts'
import type { CallOff, CrewStation, EmployerRules, MorningStory } from '../morningStory.ts'
import { type CallOffRecord, createCallOffRecord } from './callOffRecord.ts'
import { type Candidate, findCandidates, MINUTES_TO_NOTIFICATION, MINUTES_TO_OFFER, type Placement, stateAfterCallOff } from './coverage.ts'

/** What has become of a call-off by a minute. */
export type CallOffCourse = {
  callOff: CallOff
  /** The station of the person who called off. */
  crewStation: CrewStation
  record: CallOffRecord
  stage: CallOffStage
  state: StationState
  /** When the supervisor was notified. */
  notifiedAt: number
  candidates: Candidate[]
  placement: Placement | null
}

type CallOffCourseInputs = Pick<CallOffCourse, 'callOff' | 'crewStation'> & {
  /** Of the whole morning. */
  placements: readonly Placement[]
  /** At the report or later. */
  minute: number
  story: MorningStory
  rules: EmployerRules
}

/** @returns the course of the call-off until the minute */
export function createCallOffCourse({ callOff, crewStation, placements, minute, story, rules }: CallOffCourseInputs): CallOffCourse {
  const placement = placements.find((other) => other.station === callOff.station && other.minute <= minute) ?? null
  const minutesPassed = minute - callOff.minute
  const isNotified = minutesPassed >= MINUTES_TO_NOTIFICATION
  return {
    callOff,
    crewStation,
    record: createCallOffRecord(story, callOff, crewStation, rules),
    stage: placement ? 'filled' : minutesPassed >= MINUTES_TO_OFFER ? 'asked' : isNotified ? 'notified' : 'reported',
    state: stateAfterCallOff(placement, story),
    notifiedAt: callOff.minute + MINUTES_TO_NOTIFICATION,
    candidates: isNotified ? findCandidates(story, callOff, placements, minute) : [],
    placement,
  }
}
