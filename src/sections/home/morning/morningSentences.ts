/** What is said of a call-off, of the board and of the bays, as sentences: shown beside them, and read out as soon as the line or HR has said them. */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { FollowedCallOff, MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import type { Draft, MorningState } from './morningState.ts'

/** @returns what HR has decided of a report, or that it waits */
export function verdictSentence({ callOff, record: { points } }: FollowedCallOff, words: MorningWords['record']): string {
  return fillIn(callOff.decision ? words[callOff.decision] : words.pending, {
    now: points.now,
    step: points.next?.label ?? '',
    at: points.next?.at ?? '',
  })
}

/** @returns what the line answers to a message that waits for a button */
export const questionSentence = ({ isLateArrival }: Draft, words: MorningWords['line']): string =>
  isLateArrival ? words.lateArrival : words.unread

/**
 * @param english the line's answer to a report, in English
 * @returns the answer to what the visitor did last, or "" where they did nothing that is answered
 */
export function answerSentence(
  { draft, own }: MorningState,
  followed: FollowedCallOff | null,
  english: string,
  words: MorningWords,
): string {
  // Whoever typed is still in the text box, which the buttons with the answers stand above.
  if (draft) return `${questionSentence(draft, words.line)} ${words.line.above}`
  if (own.length === 0 || !followed?.callOff.isOwn) return ''
  if (followed.callOff.decision) return verdictSentence(followed, words.record)
  return followed.record.question === 'open' ? `${english} ${words.line.ask} ${words.line.above}` : english
}

/** @returns when the last of those who come after the horn is there; the horn where nobody does */
const findLastArrival = ({ rows }: MorningView, horn: number): number => Math.max(horn, ...rows.map(({ arrival }) => arrival ?? horn))

/**
 * @param place on the `board`, beside its name, or `said` by a screen reader
 * @returns how many spots are covered; where somebody comes after the horn, how many are at the horn, and how many then
 */
export function coverageSentence(view: MorningView, horn: number, words: MorningWords['board'], place: 'board' | 'said'): string {
  const isWhole = view.lit === view.covered
  return fillIn(isWhole ? words.covered : place === 'board' ? words.promised : words.said, {
    lit: view.lit,
    covered: view.covered,
    all: view.rows.length,
    horn: clockOf(horn),
    time: clockOf(findLastArrival(view, horn)),
  })
}

/** @returns what the bays that are not lit wait for: somebody for the horn, else who comes after it */
export function openSpotsSentence(view: MorningView, horn: number, words: MorningWords['plant']): string {
  const { rows } = view
  const dark = rows.filter(({ bay }) => bay === 'dark')
  const promised = rows.filter(({ bay }) => bay === 'promised')
  const [open, second] = dark
  if (second) return fillIn(words.darkMany, { count: dark.length, horn: clockOf(horn) })
  if (open) return fillIn(words.dark, { role: open.role, horn: clockOf(horn) })
  const [late] = promised
  const time = clockOf(findLastArrival(view, horn))
  if (promised.length > 1) return fillIn(words.promisedMany, { count: promised.length, time })
  return late ? fillIn(words.promised, { person: late.person, role: late.role, time }) : words.full
}
