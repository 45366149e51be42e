import { type RefObject, useEffect, useMemo, useReducer } from 'react'
import { useEarlyInput } from '#src/islands/hydration/useEarlyInput.ts'
import { useInSight } from '#src/islands/useInSight.ts'
import { useReducedMotion } from '#src/islands/useReducedMotion.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import type { EmployerRules } from '#src/models/morning/morningStory.ts'
import type { MorningContent } from '#src/schemas/morning/morning.ts'
import { minuteDuration } from './minuteDuration.ts'
import { answerSentence } from './morningSentences.ts'
import { createMorningReducer } from './state/morningReducer.ts'
import { createMorningState, type HrDecision, type MorningAction } from './state/morningState.ts'
import { useAnnouncement } from './useAnnouncement.ts'

type MorningElements = {
  /** Follows the clock after hydration. */
  slider: RefObject<HTMLInputElement | null>
  /** Gets the focus when a pressed button disappears. */
  thread: RefObject<HTMLElement | null>
}

/**
 * State of the morning (`morningState.ts`), with the clock.
 * @param stage the whole morning. Time passes only while it is visible.
 * @returns the state, what follows from it, and what a visitor can do
 */
export function useMorning(
  { story, rules, languages, words }: MorningContent & { rules: EmployerRules },
  stage: RefObject<HTMLElement | null>,
  { slider, thread }: MorningElements,
) {
  const prefersReducedMotion = useReducedMotion()
  const reduce = useMemo(() => createMorningReducer(story, rules, prefersReducedMotion), [story, rules, prefersReducedMotion])
  const [state, dispatch] = useReducer(reduce, story, createMorningState)
  const { visitorCallOffs, minute, isPlaying } = state
  const snapshot = useMemo(() => morningAt(story, rules, visitorCallOffs, minute), [story, rules, visitorCallOffs, minute])
  const isInSight = useInSight(stage)

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

  const answer = answerSentence(state.draft, snapshot.latestCourse, languages[0]?.answer ?? '', words)
  const announcement = useAnnouncement({ state, snapshot, answer, words })
  /** Moves the focus to the changed part, because the pressed button disappears. */
  const actInThread = (action: MorningAction) => {
    dispatch(action)
    thread.current?.focus({ preventScroll: true })
  }
  const actions = {
    seek: (to: number) => dispatch({ type: 'seek', minute: to }),
    play: () => dispatch({ type: 'play' }),
    pause: () => dispatch({ type: 'pause' }),
    next: () => dispatch({ type: 'next' }),
    send: (message: { text: string; gloss?: string | undefined }) => dispatch({ type: 'send', ...message }),
    giveReason: (reason: string) => actInThread({ type: 'giveReason', reason }),
    answer: (given: 'yes' | 'no') => actInThread({ type: 'answer', answer: given }),
    correct: () => actInThread({ type: 'correct' }),
    reset: () => actInThread({ type: 'reset' }),
    decide: (protection: HrDecision) => dispatch({ type: 'decide', protection }),
  }
  return { state, snapshot, announcement, prefersReducedMotion, actions }
}
