/** State of the morning and its reducer. useMorning.ts runs the clock. */

import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { findListQuestion } from '#src/models/morning/minute/callOffRecord.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import type { CallOff, EmployerRules, HrDecision, MorningStory } from '#src/models/morning/morningStory.ts'
import { parseCallOffMessage } from '#src/models/morning/reading/parseCallOffMessage.ts'

/** The channel by which a visitor calls off. */
export const OWN_CHANNEL = 'Text'

type CallOffText = Pick<CallOff, 'text' | 'gloss' | 'lang' | 'back'>

/** A message that waits for a button: its reason was not recognized, or was recognized wrongly, or the sender comes late. */
export type Draft = CallOffText & { isLateArrival: boolean }

export type MorningState = {
  minute: number
  isPlaying: boolean
  /** The visitor has done something; from now on flaps turn. */
  isLive: boolean
  own: readonly CallOff[]
  draft: Draft | null
  /** A notice of the line besides its answers. */
  notice: 'empty' | 'rewound' | null
}

export type MorningAction =
  | { do: 'seek'; minute: number }
  | { do: 'play' }
  | { do: 'pause' }
  | { do: 'tick' }
  /** Goes to the next event; replaces playing with reduced motion. */
  | { do: 'next' }
  | { do: 'say'; text: string; gloss?: string | undefined }
  | { do: 'choose'; reason: string }
  | { do: 'answer'; says: 'yes' | 'no' }
  | { do: 'decide'; decision: HrDecision }
  | { do: 'correct' }
  | { do: 'reset' }

/**
 * @param isStill the visitor prefers reduced motion: results are shown at once instead of playing on
 * @returns the reducer for one morning
 */
export function createMorningReducer(story: MorningStory, rules: EmployerRules, isStill: boolean) {
  const view = (state: MorningState) => morningAt(story, rules, state.own, state.minute)

  const addCallOff = (state: MorningState, words: CallOffText, reason: string): MorningState => {
    const station = view(state).canCallOff[0]
    if (!station) return state
    // Later, nobody could arrive before the horn.
    const minute = Math.min(state.minute, story.poster)
    const callOff: CallOff = {
      ...words,
      station: station.id,
      minute,
      channel: OWN_CHANNEL,
      reason,
      answer: null,
      decision: null,
      isOwn: true,
    }
    const next = {
      ...state,
      own: [...state.own, callOff],
      draft: null,
      minute,
      notice: minute < state.minute ? ('rewound' as const) : null,
    }
    // The morning pauses, so that the visitor has time to read the question and answer it.
    return findListQuestion(callOff, rules) === 'open' ? { ...next, isPlaying: false } : withContinuation(next, callOff)
  }
  /** Time continues after a call-off: the morning plays, or shows its end with reduced motion. */
  const withContinuation = (state: MorningState, { station }: CallOff): MorningState => {
    if (!isStill) return { ...state, isPlaying: true }
    const covered = view({ ...state, minute: story.horn }).events.find((event) => event.station === station && event.kind === 'filled')
    return { ...state, minute: covered?.minute ?? story.horn }
  }
  const withOwnChange = (state: MorningState, change: Partial<CallOff>): MorningState => {
    const followed = view(state).followed?.callOff
    return {
      ...state,
      own: state.own.map((callOff) => (callOff.isOwn && callOff.station === followed?.station ? { ...callOff, ...change } : callOff)),
    }
  }

  return (before: MorningState, action: MorningAction): MorningState => {
    const state = { ...before, isLive: true }
    // Before it is played, the console shows the end of the morning, so the first play starts from the beginning.
    const isAtEnd = state.minute >= story.horn || !before.isLive
    switch (action.do) {
      case 'seek':
        return { ...state, minute: action.minute, isPlaying: false, notice: null }
      case 'play':
        return { ...state, minute: isAtEnd ? story.start : state.minute, isPlaying: true, draft: null, notice: null }
      case 'pause':
        return { ...state, isPlaying: false }
      case 'tick': {
        const minute = Math.min(state.minute + 1, story.horn)
        return { ...state, minute, isPlaying: state.isPlaying && minute < story.horn }
      }
      case 'next': {
        const from = isAtEnd ? story.start - 1 : state.minute
        const next = view(state).events.find((event) => event.minute > from)
        return { ...state, minute: next?.minute ?? story.horn, isPlaying: false, notice: null }
      }
      case 'say': {
        const text = action.text.trim()
        if (text === '') return { ...state, notice: 'empty' }
        const { lang, reason, back, isLateArrival } = parseCallOffMessage(text, story.horn)
        // A message that names today's weekday may mean a week from now, or was misread.
        const words: CallOffText = { text, gloss: action.gloss, lang: lang ?? '', back: back === weekdayOf(story.day) ? 'unknown' : back }
        if (!reason || isLateArrival) return { ...state, draft: { ...words, isLateArrival }, isPlaying: false, notice: null }
        return addCallOff(state, words, reason)
      }
      case 'choose': {
        if (!state.draft) return state
        const { isLateArrival: _, ...words } = state.draft
        return addCallOff(state, words, action.reason)
      }
      case 'answer': {
        const callOff = view(state).followed?.callOff
        const answered = withOwnChange(state, { answer: action.says })
        // A visitor who played on or moved the slider since the question came wants to stay at that minute.
        const isHeld = callOff && findListQuestion(callOff, rules) === 'open' && callOff.minute === state.minute && !state.isPlaying
        return isHeld ? withContinuation(answered, callOff) : answered
      }
      case 'decide':
        return withOwnChange(state, { decision: action.decision })
      case 'correct': {
        const callOff = view(state).followed?.callOff
        if (!callOff?.isOwn) return state
        const { text, gloss, lang, back, minute } = callOff
        return {
          ...state,
          own: state.own.filter(({ station }) => station !== callOff.station),
          draft: { text, gloss, lang, back, isLateArrival: false },
          minute,
          isPlaying: false,
        }
      }
      case 'reset':
        return { ...state, own: [], draft: null, notice: null, isPlaying: false }
    }
  }
}
