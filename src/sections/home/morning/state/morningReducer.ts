import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { findQuestion } from '#src/models/morning/minute/callOffRecord.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import type { CallOff, EmployerRules, MorningStory } from '#src/models/morning/morningStory.ts'
import { parseCallOffMessage } from '#src/models/morning/reading/parseCallOffMessage.ts'
import { type CallOffMessage, type MorningAction, type MorningState, VISITOR_CHANNEL } from './morningState.ts'

/**
 * @param prefersReducedMotion results are shown at once instead of playing on
 * @returns the reducer for one morning
 */
export function createMorningReducer(story: MorningStory, rules: EmployerRules, prefersReducedMotion: boolean) {
  const snapshotOf = (state: MorningState) => morningAt(story, rules, state.visitorCallOffs, state.minute)
  const latestCallOff = (state: MorningState) => snapshotOf(state).latestCourse?.callOff

  const withCallOff = (state: MorningState, message: CallOffMessage, reason: string): MorningState => {
    const station = snapshotOf(state).visitorStations[0]
    if (!station) return state
    // Later, nobody could arrive before the horn.
    const minute = Math.min(state.minute, story.poster)
    const callOff: CallOff = {
      ...message,
      station: station.id,
      minute,
      channel: VISITOR_CHANNEL,
      reason,
      answer: null,
      protection: 'pending',
      isByVisitor: true,
    }
    const next: MorningState = {
      ...state,
      visitorCallOffs: [...state.visitorCallOffs, callOff],
      waitingMessage: null,
      minute,
      remark: minute < state.minute ? { kind: 'rewound', minute } : null,
    }
    // The morning pauses, so that the visitor has time to read the question and answer it.
    return findQuestion(callOff, rules) === 'open' ? { ...next, isPlaying: false } : withContinuation(next, callOff)
  }
  /** Time continues after a call-off: the morning plays, or shows its end with reduced motion. */
  const withContinuation = (state: MorningState, { station }: CallOff): MorningState => {
    if (!prefersReducedMotion) return { ...state, isPlaying: true }
    const lastEvent = snapshotOf(state).events.find((event) => event.station === station && event.stage === 'filled')
    return { ...state, minute: lastEvent?.minute ?? story.horn }
  }
  /** Changes the latest call-off, if it is the visitor's. */
  const withChange = (state: MorningState, change: Partial<CallOff>): MorningState => {
    const station = latestCallOff(state)?.station
    return {
      ...state,
      visitorCallOffs: state.visitorCallOffs.map((callOff) => (callOff.station === station ? { ...callOff, ...change } : callOff)),
    }
  }
  const withMessage = (state: MorningState, { text: typedText, gloss }: { text: string; gloss?: string | undefined }): MorningState => {
    const text = typedText.trim()
    if (text === '') return { ...state, remark: { kind: 'empty' } }
    const { lang, reason, back, isLateArrival } = parseCallOffMessage(text, story.horn)
    // A message that names today's weekday may mean a week from now, or was misread.
    const message: CallOffMessage = { text, gloss, lang: lang ?? '', back: back === weekdayOf(story.day) ? 'unknown' : back }
    if (!reason || isLateArrival) return { ...state, waitingMessage: { ...message, isLateArrival }, isPlaying: false, remark: null }
    return withCallOff(state, message, reason)
  }
  const withAnswer = (state: MorningState, answer: 'yes' | 'no'): MorningState => {
    const callOff = latestCallOff(state)
    const answeredState = withChange(state, { answer })
    // A visitor who played on or moved the slider since the question came wants to stay at that minute.
    const isWaiting = callOff && findQuestion(callOff, rules) === 'open' && callOff.minute === state.minute && !state.isPlaying
    return isWaiting ? withContinuation(answeredState, callOff) : answeredState
  }
  const withMessageWaitingAgain = (state: MorningState): MorningState => {
    const callOff = latestCallOff(state)
    if (!callOff?.isByVisitor) return state
    const { text, gloss, lang, back, minute } = callOff
    return {
      ...state,
      visitorCallOffs: state.visitorCallOffs.filter(({ station }) => station !== callOff.station),
      waitingMessage: { text, gloss, lang, back, isLateArrival: false },
      minute,
      isPlaying: false,
    }
  }

  return (before: MorningState, action: MorningAction): MorningState => {
    const state = { ...before, hasVisitorActed: true }
    // Before it is played, the console shows a later minute, so the first play starts from the beginning.
    const startsOver = state.minute >= story.horn || !before.hasVisitorActed
    switch (action.type) {
      case 'seek':
        return { ...state, minute: action.minute, isPlaying: false, remark: null }
      case 'play':
        return { ...state, minute: startsOver ? story.start : state.minute, isPlaying: true, waitingMessage: null, remark: null }
      case 'pause':
        return { ...state, isPlaying: false }
      case 'tick': {
        const minute = Math.min(state.minute + 1, story.horn)
        return { ...state, minute, isPlaying: state.isPlaying && minute < story.horn }
      }
      case 'next': {
        const from = startsOver ? story.start - 1 : state.minute
        const nextEvent = snapshotOf(state).events.find(({ minute }) => minute > from)
        return { ...state, minute: nextEvent?.minute ?? story.horn, isPlaying: false, remark: null }
      }
      case 'send':
        return withMessage(state, action)
      case 'giveReason': {
        if (!state.waitingMessage) return state
        const { isLateArrival: _, ...message } = state.waitingMessage
        return withCallOff(state, message, action.reason)
      }
      case 'answer':
        return withAnswer(state, action.answer)
      case 'decide':
        return withChange(state, { protection: action.protection })
      case 'correct':
        return withMessageWaitingAgain(state)
      case 'reset':
        return { ...state, visitorCallOffs: [], waitingMessage: null, remark: null, isPlaying: false }
    }
  }
}
