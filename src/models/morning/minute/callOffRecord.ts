/** Creates the record of one call-off, and what waits for HR, by attendancePolicy.ts and hrReview.ts. */
import { type AttendanceEvent, calculateStanding, type LadderStep } from '../../attendance/attendancePolicy.ts'
import { isListedTogether } from '../../attendance/hrReview.ts'
import { isLateNotice } from '../../attendance/notice.ts'
import type { QuestionState, ReportState } from '../morningStates.ts'
import type { CallOff, CrewStation, EmployerRules, MorningReason, MorningStory } from '../morningStory.ts'

export type CallOffRecord = {
  reason: MorningReason
  /** Minutes between the report and the horn, when the shift starts. */
  notice: number
  /** Whether it came after the notice time. That costs nothing extra (docs/decisions/045). */
  isLate: boolean
  /** Null once HR has decided. */
  reportState: ReportState | null
  /** Whether HR reads it on a list of its kind. All others are opened one by one. */
  isListed: boolean
  /** Null if the line does not ask it. */
  question: QuestionState | null
  /** `unprotected` is the total if HR does not protect the absence, and `next` the step above it. */
  points: { now: number; unprotected: number; next: LadderStep | null }
}

/** Id of today's absence among the events. */
const TODAY_EVENT_ID = 'today'

/** @returns the state of the question, or null: only the visitor is asked, and only for reasons that HR may read on a list */
export function findQuestion(callOff: CallOff, { reasons }: EmployerRules): QuestionState | null {
  const isAsked = callOff.isByVisitor && reasons.some(({ id, mayBeListed }) => id === callOff.reason && mayBeListed)
  if (!isAsked) return null
  return callOff.answer === null ? 'open' : 'answered'
}

/**
 * @param crewStation the station of the person who called off
 * @throws Error if the call-off has a reason that the rules do not know
 */
export function createCallOffRecord(story: MorningStory, callOff: CallOff, crewStation: CrewStation, rules: EmployerRules): CallOffRecord {
  const reason = rules.reasons.find(({ id }) => id === callOff.reason)
  if (!reason) throw new Error(`The call-off of ${crewStation.person} has the reason "${callOff.reason}", which the policy does not know.`)
  const pointsWith = (protection: AttendanceEvent['protection']) =>
    calculateStanding(
      [...crewStation.history, { id: TODAY_EVENT_ID, day: story.day, type: 'unplannedAbsence', protection }],
      rules.policy,
      story.day,
    ).points
  const notice = story.horn - callOff.minute
  const unprotected = pointsWith('none')
  const isLate = isLateNotice(notice, rules.noticeHours)
  return {
    reason,
    notice,
    isLate,
    reportState: callOff.protection !== 'pending' ? null : isLate ? 'late' : 'pending',
    isListed: isListedTogether({ reason, answer: callOff.answer, isEmergencyDeclared: false, places: [] }),
    question: findQuestion(callOff, rules),
    points: {
      now: pointsWith(callOff.protection),
      unprotected,
      next: rules.policy.pointLadder.toSorted((a, b) => a.at - b.at).find(({ at }) => at > unprotected) ?? null,
    },
  }
}
