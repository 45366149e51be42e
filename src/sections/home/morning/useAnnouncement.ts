import { useEffect, useRef, useState } from 'react'
import type { MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { latestSentence, type PassedTime, spokenText, withMinute } from './announcement.ts'
import type { MorningState } from './morningState.ts'

/** How long events may follow each other before one is read out: a screen reader must not be talked over. Milliseconds. */
const HAPPENING_DELAY = 1500

/**
 * @param answer what the line or HR says to what the visitor did last; it is read out at once
 * @returns what to read out: an answer, else the latest event, once things have been quiet for a moment, and before it the call-offs
 * and their ends that have passed meanwhile, minute by minute; nothing before anybody did anything
 */
export function useAnnouncement(
  view: MorningView,
  { isLive, draft }: MorningState,
  answer: string,
  story: MorningStory,
  words: MorningWords,
): string {
  const [announced, setAnnounced] = useState('')
  const isAnswering = answer !== ''
  /** The line has asked something: an event that is read out now would sound like a part of its question. */
  const isAsking = draft !== null
  const latest = latestSentence(view, story, words)
  const passed = useRef<PassedTime>({ minute: view.minute, unsaid: [] })
  useEffect(() => {
    passed.current = withMinute(passed.current, view, story, words)
  }, [view, story, words])
  useEffect(() => {
    if (!isLive || isAsking) return
    // What was announced at another minute no longer holds.
    if (!isAnswering) setAnnounced('')
    const timer = setTimeout(() => {
      setAnnounced(spokenText(passed.current, latest))
      passed.current = { ...passed.current, unsaid: [] }
    }, HAPPENING_DELAY)
    return () => clearTimeout(timer)
  }, [latest, isLive, isAnswering, isAsking])
  useEffect(() => {
    if (answer) setAnnounced(answer)
  }, [answer])
  return announced
}
