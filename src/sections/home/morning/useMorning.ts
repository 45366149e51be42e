import { type RefObject, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { calculateArrival } from '#src/lib/anywhere/morning/minute/coverage.ts'
import { type Happening, type MorningView, morningAt } from '#src/lib/anywhere/morning/minute/morningAt.ts'
import type { MorningData } from '#src/lib/anywhere/morning/morningData.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { answerSentence, coverageSentence } from './morningSentences.ts'
import { type MorningRules, type MorningState, morningReducer } from './morningState.ts'
import { minuteDuration } from './plant/daylight.ts'

/** How long events may follow each other before one is read out: a screen reader must not be talked over. Milliseconds. */
const HAPPENING_DELAY = 1500
/** How a call-off begins and ends: what is said of it even if time has gone on until things are quiet. */
const LASTING_STAGES: readonly Happening['kind'][] = ['reported', 'filled']

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const subscribeToReducedMotion = (change: () => void) => {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether the visitor wants nothing to move. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribeToReducedMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

/** Whether somebody can see `inside`: on screen, in a tab that is shown. */
function useInSight(inside: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const element = inside.current
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [inside])
  useEffect(() => {
    const look = () => setShown(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isOnScreen && isShown
}

/** @returns an event as a sentence */
function happeningSentence(
  { kind, minute, station, placement }: Happening,
  view: MorningView,
  morning: MorningData,
  words: MorningWords,
): string {
  const due = morning.stations.find(({ id }) => id === station)
  const row = view.rows.find((one) => one.station === station)
  const arrival = placement && calculateArrival(placement, morning)
  const event = arrival !== null && arrival > morning.horn ? 'promised' : kind
  return fillIn(words.events[event], {
    time: clockOf(minute),
    person: due?.person ?? '',
    role: due?.role ?? '',
    channel: row?.callOff?.channel.toLowerCase() ?? '',
    by: placement?.name ?? '',
    arrival: clockOf(arrival ?? morning.horn),
    coverage: coverageSentence(view, morning.horn, words.board, 'said'),
  })
}

/**
 * @param answer what the line or HR says to what the visitor did last; it is read out at once
 * @returns what to read out: an answer, else the latest event, once things have been quiet for a moment, and before it the call-offs
 * and their ends that have passed meanwhile, minute by minute; nothing before anybody did anything
 */
function useAnnouncement(
  view: MorningView,
  { isLive, draft }: MorningState,
  answer: string,
  morning: MorningData,
  words: MorningWords,
): string {
  const [announced, setAnnounced] = useState('')
  const isAnswering = answer !== ''
  /** The line has asked something: an event that is read out now would sound like a part of its question. */
  const isAsking = draft !== null
  const latest = view.happenings.findLast(({ minute }) => minute <= view.minute)
  const text =
    view.minute === morning.horn
      ? fillIn(words.events.horn, { time: clockOf(morning.horn), coverage: coverageSentence(view, morning.horn, words.board, 'said') })
      : latest
        ? happeningSentence(latest, view, morning, words)
        : ''
  /** Up to which minute time has passed, and what of it waits to be said. A pull to another minute has passed nothing. */
  const passed = useRef<{ minute: number; sentences: string[] }>({ minute: view.minute, sentences: [] })
  useEffect(() => {
    const { minute, sentences } = passed.current
    if (view.minute === minute) return
    const isNext = view.minute === minute + 1
    const now = view.happenings.filter((one) => isNext && one.minute === view.minute && LASTING_STAGES.includes(one.kind))
    passed.current = {
      minute: view.minute,
      sentences: isNext ? [...sentences, ...now.map((one) => happeningSentence(one, view, morning, words))] : [],
    }
  }, [view, morning, words])
  useEffect(() => {
    if (!isLive || isAsking) return
    // What was announced at another minute no longer holds.
    if (!isAnswering) setAnnounced('')
    const timer = setTimeout(() => {
      const unsaid = passed.current.sentences.filter((sentence) => sentence !== text)
      passed.current.sentences = []
      setAnnounced([...unsaid, text].join(' '))
    }, HAPPENING_DELAY)
    return () => clearTimeout(timer)
  }, [text, isLive, isAnswering, isAsking])
  useEffect(() => {
    if (answer) setAnnounced(answer)
  }, [answer])
  return announced
}

type UseMorningOptions = {
  morningRules: MorningRules
  /** The minute that waits until somebody does something. */
  shown: number
  words: MorningWords
  /** The line's answer to a report, in English. */
  english: string
  /** What has to be seen for time to pass. */
  inside: RefObject<HTMLElement | null>
}

/** The morning in a visitor's hands: its state, the picture of the minute, and the clock that runs only while it is seen. */
export function useMorning({ morningRules, shown, words, english, inside }: UseMorningOptions) {
  const isStill = useReducedMotion()
  const reduce = useMemo(() => morningReducer(morningRules, isStill), [morningRules, isStill])
  const [state, dispatch] = useReducer(reduce, { minute: shown, isPlaying: false, isLive: false, own: [], draft: null, notice: null })
  const view = useMemo(
    () => morningAt(morningRules.morning, morningRules.rules, state.own, state.minute),
    [morningRules, state.own, state.minute],
  )
  const isInSight = useInSight(inside)

  useEffect(() => {
    if (!state.isPlaying || !isInSight) return
    const happens = view.happenings.some(({ minute }) => minute === state.minute)
    const timer = setTimeout(() => dispatch({ do: 'tick' }), minuteDuration(happens, view.covered < view.rows.length))
    return () => clearTimeout(timer)
  }, [state.isPlaying, state.minute, isInSight, view])

  const announcement = useAnnouncement(view, state, answerSentence(state, view.followed, english, words), morningRules.morning, words)
  return { state, view, dispatch, isStill, announcement }
}
