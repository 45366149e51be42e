/** Sentences on a call-off, the board and the bays. They are shown, and read out as soon as the line or HR has answered. */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { FollowedCallOff, MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import type { Draft, MorningState } from './morningState.ts'

/** @returns HR's decision on a report, or that it waits */
export function verdictSentence({ callOff, record: { points } }: FollowedCallOff, words: MorningWords['record']): string {
  return fillIn(callOff.decision ? words[callOff.decision] : words.pending, {
    now: points.now,
    step: points.next?.label ?? '',
    at: points.next?.at ?? '',
  })
}

/** @returns the line's question to a message that waits for a button */
export const questionSentence = ({ isLateArrival }: Draft, words: MorningWords['line']): string =>
  isLateArrival ? words.lateArrival : words.unread

/**
 * @param english the line's answer to a report, in English
 * @returns the answer to the visitor's last action, or "" if it has none
 */
export function answerSentence(
  { draft, own }: MorningState,
  followed: FollowedCallOff | null,
  english: string,
  words: MorningWords,
): string {
  // The focus is still in the text box, which stands below the buttons with the answers.
  if (draft) return `${questionSentence(draft, words.line)} ${words.line.above}`
  if (own.length === 0 || !followed?.callOff.isOwn) return ''
  if (followed.callOff.decision) return verdictSentence(followed, words.record)
  return followed.record.question === 'open' ? `${english} ${words.line.ask} ${words.line.above}` : english
}

/** @returns when the last replacement arrives, or the horn if nobody comes after it */
const findLastArrival = ({ rows }: MorningView, horn: number): number => Math.max(horn, ...rows.map(({ arrival }) => arrival ?? horn))

/**
 * @param place on the `board`, beside its name, or `said` by a screen reader
 * @returns how many spots are covered; if somebody comes after the horn, how many are covered at the horn and after the last arrival
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

/** @returns what the dark bays wait for: somebody before the horn, or arrivals after it */
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
