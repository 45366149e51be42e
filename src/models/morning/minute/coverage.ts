/**
 * Decides who is asked to take an open shift, and who takes it: people who are signed off on the station, off today, rested, and not taken
 * yet. The first yes gets it, which is one of the three orders that a customer can set (docs/decisions/051).
 */
import type { CallOff, Colleague, MorningStory } from '../morningStory.ts'

/** Minutes from the report until the supervisor is notified: "within a minute" (content/home.yaml). */
export const MINUTES_TO_NOTIFICATION = 1
/** Minutes from the report until the offer is sent. */
export const MINUTES_TO_OFFER = 2

/** Who took the shift of which station, and when. */
export type Placement = { station: string; name: string; minute: number }

/** Whether a colleague who clocked out the evening before has rested by the horn. */
export const isRested = ({ lastOut }: Colleague, { horn, restHours }: MorningStory): boolean =>
  lastOut === null || horn + 24 * 60 - lastOut >= restHours * 60

/** @returns the minute of arrival at the station: the horn, or later if the way takes longer */
export const calculateArrival = ({ minute }: Placement, { horn, travel }: MorningStory): number => Math.max(horn, minute + travel)

/**
 * @param callOffs in order, one for each station (`possibleCallOffs`)
 * @returns one placement for each call-off with a yes, whenever that is. Nobody is placed twice.
 */
export function findPlacements(story: MorningStory, callOffs: readonly CallOff[]): Placement[] {
  const acceptances = callOffs.flatMap((callOff) =>
    story.colleagues
      .filter((colleague) => colleague.today === 'off' && colleague.signedOff.includes(callOff.station) && isRested(colleague, story))
      .flatMap(({ name, answer }) =>
        answer?.says === 'yes' ? [{ station: callOff.station, name, minute: callOff.minute + MINUTES_TO_OFFER + answer.after }] : [],
      ),
  )
  const placed: Placement[] = []
  // Later answers do not change earlier ones, so one pass in the order of time is enough.
  for (const acceptance of acceptances.toSorted((a, b) => a.minute - b.minute))
    if (!placed.some(({ station, name }) => station === acceptance.station || name === acceptance.name)) placed.push(acceptance)
  return placed
}

/**
 * A colleague's state in the search for one call-off. Not in the search: `working`, `later`, `resting`, `taken` (by another station). In
 * the search: `signedOff` until the offer, then `asked`, and `no`, `yes` or `gone` (somebody else was first).
 */
export type CandidateState = 'signedOff' | 'working' | 'later' | 'resting' | 'taken' | 'asked' | 'no' | 'yes' | 'gone'
export type Candidate = { name: string; state: CandidateState }

/** @returns everyone who is signed off on the call-off's station, with the state at `minute` */
export function findCandidates(story: MorningStory, callOff: CallOff, placements: readonly Placement[], minute: number): Candidate[] {
  const filled = placements.find(({ station, minute: at }) => station === callOff.station && at <= minute)
  const offered = callOff.minute + MINUTES_TO_OFFER
  const stateOf = (colleague: Colleague): CandidateState => {
    if (minute < offered) return 'signedOff'
    if (colleague.today !== 'off') return colleague.today
    if (!isRested(colleague, story)) return 'resting'
    const placement = placements.find(({ name }) => name === colleague.name)
    if (placement && placement.station !== callOff.station && placement.minute <= minute) return 'taken'
    if (filled?.name === colleague.name) return 'yes'
    const hasAnswered = colleague.answer !== null && offered + colleague.answer.after <= (filled?.minute ?? minute)
    if (hasAnswered && colleague.answer?.says === 'no') return 'no'
    return filled ? 'gone' : 'asked'
  }
  return story.colleagues
    .filter(({ signedOff }) => signedOff.includes(callOff.station))
    .map((colleague) => ({ name: colleague.name, state: stateOf(colleague) }))
}
