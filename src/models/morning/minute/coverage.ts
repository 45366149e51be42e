/**
 * Decides who is asked to take an open shift, and who takes it: people who are qualified for the station, off today, rested, and not taken
 * yet. The first yes gets it, which is one of the three orders that a customer can set (docs/decisions/051).
 */
import { DAY_MINUTES, HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import type { CandidateState, StationState } from '../morningStates.ts'
import type { CallOff, Colleague, MorningStory } from '../morningStory.ts'

/** Minutes from the report until the supervisor is notified: the claim `alertTime`, which is how long it takes at most. */
export const MINUTES_TO_NOTIFICATION = 1
/** Minutes from the report until the offer is sent. */
export const MINUTES_TO_OFFER = 2

/** Who took the shift of which station, when, and when they arrive there: at the horn, or later if the way takes longer. */
export type Placement = { station: string; name: string; minute: number; arrival: number }

/** Whether a colleague who clocked out the evening before has rested by the horn. */
export const isRested = ({ lastOut }: Colleague, { horn, restHours }: MorningStory): boolean =>
  lastOut === null || horn + DAY_MINUTES - lastOut >= restHours * HOUR_MINUTES

/** @returns the state of a station whose person called off: by the placement, or null if nobody has taken the shift */
export function stateAfterCallOff(placement: Placement | null, { horn }: MorningStory): StationState {
  if (!placement) return 'calledOff'
  return placement.arrival > horn ? 'promised' : 'covered'
}

/**
 * @param callOffs in order, one for each station (`possibleCallOffs`)
 * @returns one placement for each call-off with a yes, whenever that is. Nobody is placed twice.
 */
export function findPlacements(story: MorningStory, callOffs: readonly CallOff[]): Placement[] {
  const acceptances = callOffs.flatMap((callOff) =>
    story.colleagues
      .filter((colleague) => colleague.today === 'off' && colleague.qualifiedFor.includes(callOff.station) && isRested(colleague, story))
      .flatMap(({ name, answer }): Placement[] => {
        if (answer?.says !== 'yes') return []
        const minute = callOff.minute + MINUTES_TO_OFFER + answer.after
        return [{ station: callOff.station, name, minute, arrival: Math.max(story.horn, minute + story.travel) }]
      }),
  )
  const placements: Placement[] = []
  // Later answers do not change earlier ones, so one pass in the order of time is enough.
  for (const acceptance of acceptances.toSorted((a, b) => a.minute - b.minute))
    if (!placements.some(({ station, name }) => station === acceptance.station || name === acceptance.name)) placements.push(acceptance)
  return placements
}

export type Candidate = { name: string; state: CandidateState }

/** @returns everyone who is qualified for the call-off's station, with the state at `minute` */
export function findCandidates(story: MorningStory, callOff: CallOff, placements: readonly Placement[], minute: number): Candidate[] {
  const replacement = placements.find((placement) => placement.station === callOff.station && placement.minute <= minute)
  const offerMinute = callOff.minute + MINUTES_TO_OFFER
  const stateOf = (colleague: Colleague): CandidateState => {
    if (minute < offerMinute) return 'qualified'
    if (colleague.today === 'working') return 'working'
    if (colleague.today === 'later') return 'laterShift'
    if (!isRested(colleague, story)) return 'resting'
    const placement = placements.find(({ name }) => name === colleague.name)
    if (placement && placement.station !== callOff.station && placement.minute <= minute) return 'taken'
    if (replacement?.name === colleague.name) return 'accepted'
    const hasAnswered = colleague.answer !== null && offerMinute + colleague.answer.after <= (replacement?.minute ?? minute)
    if (hasAnswered && colleague.answer?.says === 'no') return 'declined'
    return replacement ? 'tooLate' : 'asked'
  }
  return story.colleagues
    .filter(({ qualifiedFor }) => qualifiedFor.includes(callOff.station))
    .map((colleague) => ({ name: colleague.name, state: stateOf(colleague) }))
}
