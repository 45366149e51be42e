import { type RefObject, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { useEarlyInput } from '#src/islandParts/hydration/useEarlyInput.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import { answerSentence } from './morningSentences.ts'
import { createMorningReducer } from './state/morningReducer.ts'
import { createMorningState, type MorningAction, type PlayedMorning } from './state/morningState.ts'
import { useAnnouncement } from './useAnnouncement.ts'

/** Actions whose button, in the thread, disappears. */
const THREAD_ACTIONS: readonly MorningAction['type'][] = ['giveReason', 'answer', 'correct', 'reset']

type MorningElements = {
  /** Follows the clock after hydration. */
  slider: RefObject<HTMLInputElement | null>
  /** Gets the focus when a pressed button disappears. */
  thread: RefObject<HTMLElement | null>
}

/**
 * State of the morning (`morningState.ts`), with the clock.
 * @param root the whole morning. Time passes only while it is visible.
 * @returns the morning, the text to read out, and `act`, with which a visitor changes it
 */
export function useMorning(content: PlayedMorning['content'], root: RefObject<HTMLElement | null>, { slider, thread }: MorningElements) {
  const { story, rules, languages, words } = content
  const prefersReducedMotion = useReducedMotion()
  const reduce = useMemo(() => createMorningReducer(story, rules, prefersReducedMotion), [story, rules, prefersReducedMotion])
  const [state, dispatch] = useReducer(reduce, story, createMorningState)
  const { visitorCallOffs, minute, isPlaying } = state
  const snapshot = useMemo(() => morningAt(story, rules, visitorCallOffs, minute), [story, rules, visitorCallOffs, minute])
  const isInSight = useInSight(root)

  useEffect(() => {
    if (!isPlaying || !isInSight) return
    const hasEvent = snapshot.events.some((event) => event.minute === minute)
    const timer = setTimeout(() => dispatch({ type: 'tick' }), minuteDuration(hasEvent, snapshot.counts.calledOff > 0))
    return () => clearTimeout(timer)
  }, [isPlaying, minute, isInSight, snapshot])

  useEarlyInput(slider, ({ value }) => dispatch({ type: 'seek', minute: Number(value) }))
  // After hydration the slider follows the clock.
  useEffect(() => {
    if (slider.current) slider.current.value = String(snapshot.minute)
  }, [snapshot.minute, slider])

  const answer = answerSentence(state.waitingMessage, snapshot.latestCourse, languages[0].answer, words)
  const announcement = useAnnouncement({ state, snapshot, answer, words })
  const act = (action: MorningAction) => {
    dispatch(action)
    // To the changed part, because the pressed button disappears.
    if (THREAD_ACTIONS.includes(action.type)) thread.current?.focus({ preventScroll: true })
  }
  const morning: PlayedMorning = { content, state, snapshot }
  return { morning, announcement, prefersReducedMotion, act }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const subscribe = (change: () => void) => {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** @returns whether the visitor prefers reduced motion, also after a change; false on the server */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

/** @returns whether `inside` is in the viewport of a visible tab */
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
    const readVisibility = () => setShown(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', readVisibility)
    return () => document.removeEventListener('visibilitychange', readVisibility)
  }, [])
  return isOnScreen && isShown
}

/** Length of a minute of the morning while it plays, in milliseconds: short while nothing happens, long enough to read an event. */
export function minuteDuration(hasEvent: boolean, isStationOpen: boolean): number {
  if (hasEvent) return 900
  return isStationOpen ? 300 : 50
}
