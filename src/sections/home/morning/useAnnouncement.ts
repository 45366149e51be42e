import { useEffect, useRef, useState } from 'react'
import type { MorningSnapshot } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { latestSentence, type PassedTime, spokenText, withMinute } from './announcement.ts'
import type { MorningState } from './state/morningState.ts'

/** How long things must be quiet before an event is read out, so that a screen reader is not interrupted. */
const EVENT_DELAY_MS = 1500
/** A screen reader may not have noticed a text that is taken away sooner. */
const MIN_SHOWN_MS = 500

type UseAnnouncementOptions = {
  state: Pick<MorningState, 'hasVisitorActed' | 'waitingMessage'>
  snapshot: MorningSnapshot
  /** The answer of the line or HR to the visitor's last action, which is read out at once. */
  answer: string
  words: MorningWords
}

/**
 * @returns the text to read out: an answer; or, once things have been quiet for a moment, the call-offs and their ends since the last text,
 * then the latest event. Empty before the visitor's first action.
 */
export function useAnnouncement({ state: { hasVisitorActed, waitingMessage }, snapshot, answer, words }: UseAnnouncementOptions): string {
  const [announcement, setAnnouncement] = useState('')
  const hasAnswer = answer !== ''
  /** The line has asked for a reason: an event read out now would sound like a part of its question. */
  const hasWaitingMessage = waitingMessage !== null
  const latestText = latestSentence(snapshot, words)
  const passedTime = useRef<PassedTime>({ minute: snapshot.minute, waitingSentences: [] })
  const announcedAt = useRef(0)
  useEffect(() => {
    passedTime.current = withMinute(passedTime.current, snapshot, words)
  }, [snapshot, words])
  useEffect(() => {
    if (!hasVisitorActed || hasWaitingMessage) return
    // The last text belongs to another minute.
    if (!hasAnswer && performance.now() - announcedAt.current >= MIN_SHOWN_MS) setAnnouncement('')
    const timer = setTimeout(() => {
      announcedAt.current = performance.now()
      setAnnouncement(spokenText(passedTime.current, latestText))
      passedTime.current = { ...passedTime.current, waitingSentences: [] }
    }, EVENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [latestText, hasVisitorActed, hasAnswer, hasWaitingMessage])
  useEffect(() => {
    if (answer) setAnnouncement(answer)
  }, [answer])
  return announcement
}
