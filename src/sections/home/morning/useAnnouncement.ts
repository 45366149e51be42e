import { useEffect, useRef, useState } from 'react'
import type { MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { latestSentence, type PassedTime, spokenText, withMinute } from './announcement.ts'
import type { MorningState } from './morningState.ts'

/** How long things must be quiet before an event is read out, so that a screen reader is not interrupted. */
const HAPPENING_DELAY_MS = 1500

/**
 * @param answer the answer of the line or HR to the visitor's last action, which is read out at once
 * @returns the text to read out: an answer; or, once things have been quiet for a moment, the call-offs and their ends since the last text,
 * then the latest event. Empty before the visitor's first action.
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
  /** The line has asked a question: an event read out now would sound like a part of it. */
  const isAsking = draft !== null
  const latestText = latestSentence(view, story, words)
  const passedTime = useRef<PassedTime>({ minute: view.minute, unsaid: [] })
  useEffect(() => {
    passedTime.current = withMinute(passedTime.current, view, story, words)
  }, [view, story, words])
  useEffect(() => {
    if (!isLive || isAsking) return
    // The last text belongs to another minute.
    if (!isAnswering) setAnnounced('')
    const timer = setTimeout(() => {
      setAnnounced(spokenText(passedTime.current, latestText))
      passedTime.current = { ...passedTime.current, unsaid: [] }
    }, HAPPENING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [latestText, isLive, isAnswering, isAsking])
  useEffect(() => {
    if (answer) setAnnounced(answer)
  }, [answer])
  return announced
}
