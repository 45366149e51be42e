/**
 * Events of the morning for screen readers, announced once things have been quiet for a moment. `useAnnouncement` waits for that moment.
 */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningSnapshot } from '#src/models/morning/minute/morningAt.ts'
import type { MorningEvent } from '#src/models/morning/minute/morningEvents.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { coverageSentence } from './morningSentences.ts'

/** Events that are announced even if the morning has moved on before the screen reader had a pause. */
const LASTING_STAGES: readonly MorningEvent['stage'][] = ['reported', 'filled']

/** @returns an event that has happened, as a sentence */
function eventSentence({ stage, minute, station, state, placement }: MorningEvent, snapshot: MorningSnapshot, words: MorningWords): string {
  const row = snapshot.rows.find((other) => other.station === station)
  return fillIn(words.events[state === 'promised' ? 'promised' : stage], {
    time: clockOf(minute),
    person: row?.due ?? '',
    role: row?.role ?? '',
    channel: row?.callOff?.channel.toLowerCase() ?? '',
    by: placement?.name ?? '',
    arrival: clockOf(placement?.arrival ?? snapshot.horn),
    coverage: coverageSentence(snapshot, words.board, 'spoken'),
  })
}

/** @returns the sentence for a minute: the latest event, or the result at the horn; '' before the first event */
export function latestSentence(snapshot: MorningSnapshot, words: MorningWords): string {
  const { minute, horn, events } = snapshot
  if (minute === horn)
    return fillIn(words.events.horn, { time: clockOf(horn), coverage: coverageSentence(snapshot, words.board, 'spoken') })
  const latestEvent = events.findLast((event) => event.minute <= minute)
  return latestEvent ? eventSentence(latestEvent, snapshot, words) : ''
}

/** The minute up to which time has passed, and the sentences that wait to be read out. */
export type PassedTime = { minute: number; waitingSentences: readonly string[] }

/**
 * @returns the passed time with the minute of the snapshot. The next minute adds call-offs that began or ended in it; a jump to another
 * minute adds nothing.
 */
export function withMinute(time: PassedTime, snapshot: MorningSnapshot, words: MorningWords): PassedTime {
  const { minute, events } = snapshot
  if (minute === time.minute) return time
  if (minute !== time.minute + 1) return { minute, waitingSentences: [] }
  const lastingEvents = events.filter((event) => event.minute === minute && LASTING_STAGES.includes(event.stage))
  return {
    minute,
    waitingSentences: [...time.waitingSentences, ...lastingEvents.map((event) => eventSentence(event, snapshot, words))],
  }
}

/** @returns the text to read out: the sentences that waited, then the current one, each once */
export const spokenText = ({ waitingSentences }: PassedTime, currentSentence: string): string =>
  [...waitingSentences.filter((sentence) => sentence !== currentSentence), currentSentence].join(' ')
