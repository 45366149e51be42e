/** The sentences that the year of points says: what happened, what it comes to, and what the visitor has changed. */
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate, shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { CalculatedPointsYear } from '#src/models/pointsYear/pointsYear.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsInWords } from '#src/sections/policyTables/pointsText.ts'
import type { PointsYearEvent } from './pointsYearProps.ts'
import type { PointsYearState } from './state/pointsYearState.ts'

/** @returns the name of an event; a report that waits for HR says so */
export const nameOfEvent = ({ type, protection }: PointsYearEvent, { move, table }: PointsYearWords): string =>
  protection === 'pending' ? fillIn(table.pending, { type: move.names[type] }) : move.names[type]

/** The total at the end of the year, and the highest step reached, if any, with the last day on which it was reached. */
export type PointsYearResult = { end: string; step: string }

/** @returns the result of the year in two sentences */
export function resultSentences({ pointsAtEnd, reachedSteps }: CalculatedPointsYear, words: PointsYearWords['result']): PointsYearResult {
  return { end: fillIn(words.end, { sum: pointsInWords(pointsAtEnd) }), step: describeHighestStep(reachedSteps, words) }
}

function describeHighestStep(reachedSteps: CalculatedPointsYear['reachedSteps'], words: PointsYearWords['result']): string {
  const highest = reachedSteps.toSorted((one, other) => one.step.at - other.step.at).at(-1)
  if (!highest) return words.none
  const day = shortDate(highest.day)
  if (highest.step.id === 'termination') return fillIn(words.last, { day })
  return fillIn(words.step, { day, step: highest.step.label.toLowerCase() })
}

/** @returns what screen readers say of the visitor's last change and its result; nothing before the first change */
export function announcementOf(
  state: Pick<PointsYearState, 'lastChange' | 'price' | 'events'>,
  { end, step }: PointsYearResult,
  words: PointsYearWords,
): string {
  return state.lastChange ? `${describeChange(state, words)} ${end} ${step}`.trim() : ''
}

function describeChange(
  { lastChange, price, events }: Pick<PointsYearState, 'lastChange' | 'price' | 'events'>,
  words: PointsYearWords,
): string {
  if (lastChange === 'price') return `${pointsInWords(price)}.`
  if (!lastChange || lastChange === 'reset') return ''
  const movedEvent = events.find(({ id }) => id === lastChange.movedId)
  return movedEvent ? fillIn(words.move.moved, { event: nameOfEvent(movedEvent, words), day: longDate(movedEvent.day) }) : ''
}
