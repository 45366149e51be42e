/** Sentences on a call-off, the board and the bays. They are shown, and read out as soon as the line or HR has answered. */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningSnapshot, StationRow } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import type { MorningState, WaitingMessage } from './state/morningState.ts'

/** @returns HR's decision on a report, or that it waits */
export const decisionSentence = ({ callOff, record: { points } }: CallOffCourse, words: MorningWords['record']): string =>
  fillIn(words[callOff.protection], { now: points.now, step: points.next?.label ?? '', at: points.next?.at ?? '' })

/** @returns the line's question to a message that waits for a button */
export const questionSentence = ({ isLateArrival }: WaitingMessage, words: MorningWords['line']): string =>
  isLateArrival ? words.lateArrival : words.unread

/**
 * @param englishAnswer the line's answer to a report
 * @returns the answer to the visitor's last action, or "" if it has none
 */
export function answerSentence(
  waitingMessage: MorningState['waitingMessage'],
  latestCourse: CallOffCourse | null,
  englishAnswer: string,
  words: MorningWords,
): string {
  // The focus is still in the text box, which stands below the buttons with the answers.
  if (waitingMessage) return `${questionSentence(waitingMessage, words.line)} ${words.line.above}`
  if (!latestCourse?.callOff.isByVisitor) return ''
  if (latestCourse.callOff.protection !== 'pending') return decisionSentence(latestCourse, words.record)
  return latestCourse.record.question === 'open' ? `${englishAnswer} ${words.line.ask} ${words.line.above}` : englishAnswer
}

/** @returns a remark of the line besides its answers; "" if there is none */
export function remarkSentence(remark: MorningState['remark'], words: MorningWords['line']): string {
  if (!remark) return ''
  return remark.kind === 'empty' ? words.empty : fillIn(words.rewound, { time: clockOf(remark.minute) })
}

/** @returns when the last replacement arrives, or the horn if nobody comes after it */
const findLastArrival = ({ rows, horn }: MorningSnapshot): number => Math.max(...rows.map(({ placement }) => placement?.arrival ?? horn))

/**
 * @param medium on the `board`, beside its name, or `spoken` by a screen reader
 * @returns how many spots are covered; if somebody comes after the horn, how many are covered at the horn and after the last arrival
 */
export function coverageSentence(snapshot: MorningSnapshot, words: MorningWords['board'], medium: 'board' | 'spoken'): string {
  const { counts, rows, horn } = snapshot
  const sentence = medium === 'board' ? words.promised : words.said
  return fillIn(counts.promised === 0 ? words.covered : sentence, {
    covered: counts.covered,
    expected: counts.covered + counts.promised,
    all: rows.length,
    horn: clockOf(horn),
    time: clockOf(findLastArrival(snapshot)),
  })
}

/** @returns the status of a row, as on its flaps */
export const statusText = ({ state, placement }: StationRow, horn: number, words: MorningWords['board']): string =>
  fillIn(words.states[state], { time: clockOf(placement?.arrival ?? horn) })

/**
 * @param languageNameOf finds the name of a language by its code
 * @returns how the report of a row came in, or for whom the replacement steps in; null if nobody called off
 */
export function callOffText(
  { callOff, due, placement }: StationRow,
  words: MorningWords['board'],
  languageNameOf: (lang: string) => string,
): string | null {
  if (!callOff) return null
  if (placement) return fillIn(words.stepsIn, { absent: due, time: clockOf(placement.arrival) })
  return fillIn(words.report, { channel: callOff.channel, language: languageNameOf(callOff.lang) })
}

/** @returns what the bays that are not lit wait for: somebody before the horn, or arrivals after it */
export function openSpotsSentence(snapshot: MorningSnapshot, words: MorningWords['plant']): string {
  const { rows, counts } = snapshot
  const horn = clockOf(snapshot.horn)
  if (counts.calledOff > 1) return fillIn(words.darkMany, { count: counts.calledOff, horn })
  const openRow = rows.find(({ state }) => state === 'calledOff')
  if (openRow) return fillIn(words.dark, { role: openRow.role, horn })
  const time = clockOf(findLastArrival(snapshot))
  if (counts.promised > 1) return fillIn(words.promisedMany, { count: counts.promised, time })
  const promisedRow = rows.find(({ state }) => state === 'promised')
  return promisedRow ? fillIn(words.promised, { person: promisedRow.person, role: promisedRow.role, time }) : words.full
}
