/** Creates the record of one call-off, and what waits for HR, by attendancePolicy.ts and hrReview.ts. */
import { type AttendanceEvent, calculateStanding, type LadderStep } from '../../attendance/attendancePolicy.ts'
import { isListedTogether } from '../../attendance/hrReview.ts'
import { isLateNotice } from '../../attendance/notice.ts'
import type { CallOff, CrewStation, EmployerRules, MorningReason, MorningStory } from '../morningStory.ts'

/** State of the fixed yes/no question that the line asks for some reasons; null if it is not asked. */
export type ListQuestion = 'open' | 'answered' | null

export type CallOffRecord = {
  reason: MorningReason
  /** Minutes between the report and the horn, when the shift starts. */
  notice: number
  /** Whether it came after the notice time. That costs nothing extra (docs/decisions/045). */
  isLate: boolean
  /** Whether HR reads it on a list of its kind. All others are opened one by one. */
  isListed: boolean
  question: ListQuestion
  points: { now: number; ifCounted: number; next: LadderStep | null }
}

/** Id of today's absence among the events. */
const TODAY_EVENT_ID = 'today'

/** @returns the state of the question. Only the visitor is asked, and only for reasons that HR may read on a list. */
export function findListQuestion(callOff: CallOff, { reasons }: EmployerRules): ListQuestion {
  const isAsked = callOff.isOwn && reasons.some(({ id, mayBeListed }) => id === callOff.reason && mayBeListed)
  if (!isAsked) return null
  return callOff.answer === null ? 'open' : 'answered'
}

/**
 * @param station the station of the person who called off
 * @throws Error if the call-off has a reason that the rules do not know
 */
export function createCallOffRecord(story: MorningStory, callOff: CallOff, station: CrewStation, rules: EmployerRules): CallOffRecord {
  const reason = rules.reasons.find(({ id }) => id === callOff.reason)
  if (!reason) throw new Error(`The call-off of ${station.person} has the reason "${callOff.reason}", which the policy does not know.`)
  const pointsWith = (protection: AttendanceEvent['protection']) =>
    calculateStanding(
      [...station.history, { id: TODAY_EVENT_ID, day: story.day, type: 'unplannedAbsence', protection }],
      rules.policy,
      story.day,
    ).points
  const notice = story.horn - callOff.minute
  const ifCounted = pointsWith('none')
  return {
    reason,
    notice,
    isLate: isLateNotice(notice, rules.noticeHours),
    isListed: isListedTogether({ reason, answer: callOff.answer, isEmergencyDeclared: false, places: [] }),
    question: findListQuestion(callOff, rules),
    points: {
      now: pointsWith(callOff.decision ?? 'pending'),
      ifCounted,
      next: rules.policy.pointLadder.toSorted((a, b) => a.at - b.at).find(({ at }) => at > ifCounted) ?? null,
    },
  }
}
