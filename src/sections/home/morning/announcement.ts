/**
 * Events of the morning for screen readers, announced once things have been quiet for a moment. `useAnnouncement` waits for that moment.
 */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { calculateArrival } from '#src/models/morning/minute/coverage.ts'
import type { MorningEvent, MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { coverageSentence } from './morningSentences.ts'

/** Events that are announced even if the morning has moved on before the screen reader had a pause. */
const LASTING_STAGES: readonly MorningEvent['kind'][] = ['reported', 'filled']

/** @returns an event as a sentence */
function happeningSentence(
  { kind, minute, station, placement }: MorningEvent,
  view: MorningView,
  story: MorningStory,
  words: MorningWords,
): string {
  const eventStation = story.stations.find(({ id }) => id === station)
  const row = view.rows.find((candidate) => candidate.station === station)
  const arrival = placement && calculateArrival(placement, story)
  const event = arrival !== null && arrival > story.horn ? 'promised' : kind
  return fillIn(words.events[event], {
    time: clockOf(minute),
    person: eventStation?.person ?? '',
    role: eventStation?.role ?? '',
    channel: row?.callOff?.channel.toLowerCase() ?? '',
    by: placement?.name ?? '',
    arrival: clockOf(arrival ?? story.horn),
    coverage: coverageSentence(view, story.horn, words.board, 'said'),
  })
}

/** @returns the sentence for a minute: the latest event, or the result at the horn; '' before the first event */
export function latestSentence(view: MorningView, story: MorningStory, words: MorningWords): string {
  if (view.minute === story.horn)
    return fillIn(words.events.horn, { time: clockOf(story.horn), coverage: coverageSentence(view, story.horn, words.board, 'said') })
  const latest = view.events.findLast(({ minute }) => minute <= view.minute)
  return latest ? happeningSentence(latest, view, story, words) : ''
}

/** The minute up to which time has passed, and the sentences that wait to be read out. */
export type PassedTime = { minute: number; unsaid: readonly string[] }

/**
 * @returns the passed time with the minute of `view`. The next minute adds call-offs that began or ended in it; a jump to another minute
 * adds nothing.
 */
export function withMinute(time: PassedTime, view: MorningView, story: MorningStory, words: MorningWords): PassedTime {
  if (view.minute === time.minute) return time
  if (view.minute !== time.minute + 1) return { minute: view.minute, unsaid: [] }
  const lasting = view.events.filter(({ minute, kind }) => minute === view.minute && LASTING_STAGES.includes(kind))
  return {
    minute: view.minute,
    unsaid: [...time.unsaid, ...lasting.map((happening) => happeningSentence(happening, view, story, words))],
  }
}

/** @returns the text to read out: the sentences that waited, then the current one, each once */
export const spokenText = ({ unsaid }: PassedTime, latest: string): string =>
  [...unsaid.filter((sentence) => sentence !== latest), latest].join(' ')
