import { type RefObject, useEffect, useMemo, useReducer } from 'react'
import { useInSight } from '#src/islands/useInSight.ts'
import { useReducedMotion } from '#src/islands/useReducedMotion.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import type { EmployerRules, MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { minuteDuration } from './minuteDuration.ts'
import { createMorningReducer, posterState } from './morningReducer.ts'
import { answerSentence } from './morningSentences.ts'
import { useAnnouncement } from './useAnnouncement.ts'

type UseMorningOptions = {
  story: MorningStory
  rules: EmployerRules
  words: MorningWords
  /** The line's answer to a report, in English. */
  englishAnswer: string
  /** Time passes only while this element is visible. */
  section: RefObject<HTMLElement | null>
}

/** The state of the morning, the snapshot of its minute, and the clock, which runs only while the morning is visible. */
export function useMorning({ story, rules, words, englishAnswer, section }: UseMorningOptions) {
  const prefersReducedMotion = useReducedMotion()
  const reduce = useMemo(() => createMorningReducer(story, rules, prefersReducedMotion), [story, rules, prefersReducedMotion])
  const [state, dispatch] = useReducer(reduce, story, posterState)
  const { visitorCallOffs, minute, isPlaying } = state
  const snapshot = useMemo(() => morningAt(story, rules, visitorCallOffs, minute), [story, rules, visitorCallOffs, minute])
  const isInSight = useInSight(section)

  useEffect(() => {
    if (!isPlaying || !isInSight) return
    const hasEvent = snapshot.events.some((event) => event.minute === minute)
    const timer = setTimeout(() => dispatch({ type: 'tick' }), minuteDuration(hasEvent, snapshot.counts.calledOff > 0))
    return () => clearTimeout(timer)
  }, [isPlaying, minute, isInSight, snapshot])

  const answer = answerSentence(state, snapshot.latestCourse, englishAnswer, words)
  const announcement = useAnnouncement({ state, snapshot, answer, words })
  return { state, snapshot, dispatch, prefersReducedMotion, announcement }
}
