import { type RefObject, useEffect, useMemo, useReducer } from 'react'
import { useInSight } from '#src/islands/useInSight.ts'
import { useReducedMotion } from '#src/islands/useReducedMotion.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import type { EmployerRules, MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { answerSentence } from './morningSentences.ts'
import { createMorningReducer } from './morningState.ts'
import { minuteDuration } from './plant/daylight.ts'
import { useAnnouncement } from './useAnnouncement.ts'

type UseMorningOptions = {
  story: MorningStory
  rules: EmployerRules
  words: MorningWords
  /** The line's answer to a report, in English. */
  english: string
  /** Time passes only while this element is visible. */
  inside: RefObject<HTMLElement | null>
}

/** The state of the morning, the view of its minute, and the clock, which runs only while the morning is visible. */
export function useMorning({ story, rules, words, english, inside }: UseMorningOptions) {
  const isStill = useReducedMotion()
  const reduce = useMemo(() => createMorningReducer(story, rules, isStill), [story, rules, isStill])
  const [state, dispatch] = useReducer(reduce, {
    minute: story.poster,
    isPlaying: false,
    isLive: false,
    own: [],
    draft: null,
    notice: null,
  })
  const view = useMemo(() => morningAt(story, rules, state.own, state.minute), [story, rules, state.own, state.minute])
  const isInSight = useInSight(inside)

  useEffect(() => {
    if (!state.isPlaying || !isInSight) return
    const hasEvent = view.events.some(({ minute }) => minute === state.minute)
    const timer = setTimeout(() => dispatch({ do: 'tick' }), minuteDuration(hasEvent, view.covered < view.rows.length))
    return () => clearTimeout(timer)
  }, [state.isPlaying, state.minute, isInSight, view])

  const announcement = useAnnouncement(view, state, answerSentence(state, view.followed, english, words), story, words)
  return { state, view, dispatch, isStill, announcement }
}
