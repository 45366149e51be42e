import type { MorningSnapshot } from '#src/models/morning/minute/morningAt.ts'
import type { CallOff, EmployerRules, MorningStory } from '#src/models/morning/morningStory.ts'
import type { MorningContent } from '#src/schemas/pages/morning/morning.ts'

/** The channel by which a visitor calls off. */
export const VISITOR_CHANNEL = 'Text'

/** What a message says of a call-off, besides its reason. */
export type CallOffMessage = Pick<CallOff, 'text' | 'gloss' | 'lang' | 'back'>

/** A message that waits for a button: its reason was not recognized, or was recognized wrongly, or the sender comes late. */
export type WaitingMessage = CallOffMessage & { isLateArrival: boolean }

export type MorningState = {
  minute: number
  isPlaying: boolean
  /** From the visitor's first action on, flaps turn. */
  hasVisitorActed: boolean
  visitorCallOffs: readonly CallOff[]
  waitingMessage: WaitingMessage | null
  /** A remark of the line besides its answers: the message is empty, or the clock was set back to a minute. */
  remark: { kind: 'empty' } | { kind: 'rewound'; minute: number } | null
}

/** The content of the page, the employer's rules, and what HR looks at, by the id of a reason. */
type MorningInputs = MorningContent & { rules: EmployerRules; reasonChecks: Readonly<Record<string, string>> }
/** The morning as a visitor has played it to its minute. What each pane shows follows from it. */
export type PlayedMorning = { content: MorningInputs; state: MorningState; snapshot: MorningSnapshot }

/** The decision on a report, which the visitor makes as HR. */
type HrDecision = Exclude<CallOff['protection'], 'pending'>

export type MorningAction =
  | { type: 'seek'; minute: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'tick' }
  /** Goes to the next event; replaces playing with reduced motion. */
  | { type: 'next' }
  | { type: 'send'; text: string; gloss?: string | undefined }
  /** Gives the waiting message its reason. */
  | { type: 'giveReason'; reason: string }
  | { type: 'answer'; answer: 'yes' | 'no' }
  | { type: 'decide'; protection: HrDecision }
  /** Makes the call-off a waiting message again, because its reason was read wrongly. */
  | { type: 'correct' }
  /** Undoes all that the visitor did. */
  | { type: 'reset' }

/** @returns the state before the visitor's first action */
export const createMorningState = ({ poster }: MorningStory): MorningState => ({
  minute: poster,
  isPlaying: false,
  hasVisitorActed: false,
  visitorCallOffs: [],
  waitingMessage: null,
  remark: null,
})
