/** What the page hands to the morning of home: content/morning.yaml, and the example policy. */
import type { Morning, Rules } from '../../../lib/anywhere/morning/morningData'
import type { Link } from '../../../site/link'
import type { CandidateState } from './coverage'
import type { Stage } from './morningAt'

type Words<Name extends string> = Record<Name, string>

/** Texts by the part that shows them; names in braces are filled in (schemas/morningWords.ts has them). */
export type MorningWords = Words<'title' | 'note' | 'privacy'> & {
  clock: Words<'before' | 'horn'>
  play: Words<'play' | 'pause' | 'again' | 'next'>
  rail: Words<'label' | 'value' | 'horn'>
  board: Words<'title' | 'covered' | 'report' | 'stepsIn'> & { states: Words<'covered' | 'calledOff'> }
  search: Words<'quiet' | 'reported' | 'told' | 'asked' | 'filled'> & { candidates: Words<CandidateState> }
  line: Words<
    | 'title'
    | 'quiet'
    | 'inEnglish'
    | 'you'
    | 'nobody'
    | 'input'
    | 'send'
    | 'again'
    | 'samples'
    | 'unread'
    | 'lateArrival'
    | 'above'
    | 'limits'
    | 'empty'
    | 'other'
    | 'ask'
    | 'yes'
    | 'no'
    | 'rewound'
    | 'correct'
  >
  record: Words<
    | 'title'
    | 'side'
    | 'quiet'
    | 'asked'
    | 'employee'
    | 'station'
    | 'reason'
    | 'back'
    | 'reported'
    | 'notice'
    | 'backUnknown'
    | 'onTime'
    | 'late'
    | 'atHorn'
    | 'listed'
    | 'opened'
    | 'lateNote'
    | 'waiting'
    | 'protected'
    | 'none'
    | 'asHr'
    | 'protect'
    | 'count'
    | 'ladder'
  >
  plant: Words<'describe' | 'tally' | 'dark' | 'full' | 'offer'> & { action: Link }
  events: Words<Stage | 'horn'>
}

export type Language = {
  lang: string
  name: string
  /** What the line says in it, and in English where that is another one. */
  answer: string
  gloss?: string | undefined
  sample?: { text: string; gloss?: string | undefined } | undefined
}

export type MorningProps = {
  morning: Morning
  rules: Rules
  languages: readonly Language[]
  /** The minute that is shown before anybody plays. */
  shown: number
  words: MorningWords
}
