/** What is read out of the events of the morning, once things have been quiet for a moment. Pure; `useAnnouncement` waits for the moment. */

import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { calculateArrival } from '#src/models/morning/minute/coverage.ts'
import type { Happening, MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { coverageSentence } from './morningSentences.ts'

/** How a call-off begins and ends: what is said of it even if time has gone on until things are quiet. */
const LASTING_STAGES: readonly Happening['kind'][] = ['reported', 'filled']

/** @returns an event as a sentence */
function happeningSentence(
  { kind, minute, station, placement }: Happening,
  view: MorningView,
  story: MorningStory,
  words: MorningWords,
): string {
  const due = story.stations.find(({ id }) => id === station)
  const row = view.rows.find((one) => one.station === station)
  const arrival = placement && calculateArrival(placement, story)
  const event = arrival !== null && arrival > story.horn ? 'promised' : kind
  return fillIn(words.events[event], {
    time: clockOf(minute),
    person: due?.person ?? '',
    role: due?.role ?? '',
    channel: row?.callOff?.channel.toLowerCase() ?? '',
    by: placement?.name ?? '',
    arrival: clockOf(arrival ?? story.horn),
    coverage: coverageSentence(view, story.horn, words.board, 'said'),
  })
}

/** @returns what there is to say at a minute: the latest event, at the horn how the morning ended; '' before anything has happened */
export function latestSentence(view: MorningView, story: MorningStory, words: MorningWords): string {
  if (view.minute === story.horn)
    return fillIn(words.events.horn, { time: clockOf(story.horn), coverage: coverageSentence(view, story.horn, words.board, 'said') })
  const latest = view.happenings.findLast(({ minute }) => minute <= view.minute)
  return latest ? happeningSentence(latest, view, story, words) : ''
}

/** Up to which minute time has passed, and what of it waits to be said. */
export type PassedTime = { minute: number; unsaid: readonly string[] }

/** @returns the same once the minute of `view` is shown: the next minute adds how call-offs began and ended in it; a pull to another one has passed nothing */
export function withMinute(passed: PassedTime, view: MorningView, story: MorningStory, words: MorningWords): PassedTime {
  if (view.minute === passed.minute) return passed
  if (view.minute !== passed.minute + 1) return { minute: view.minute, unsaid: [] }
  const lasting = view.happenings.filter(({ minute, kind }) => minute === view.minute && LASTING_STAGES.includes(kind))
  return { minute: view.minute, unsaid: [...passed.unsaid, ...lasting.map((one) => happeningSentence(one, view, story, words))] }
}

/** @returns what is read out in the end: what waited, and then what there is to say now, once */
export const spokenText = ({ unsaid }: PassedTime, latest: string): string =>
  [...unsaid.filter((sentence) => sentence !== latest), latest].join(' ')
