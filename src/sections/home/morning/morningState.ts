import type { CallOff } from '#src/models/morning/morningStory.ts'

/** What a message says of a call-off, besides its reason. */
export type CallOffMessage = Pick<CallOff, 'text' | 'gloss' | 'lang' | 'back'>

/** A message that waits for a button: its reason was not recognized, or was recognized wrongly, or the sender comes late. */
export type CallOffDraft = CallOffMessage & { isLateArrival: boolean }

export type MorningState = {
  minute: number
  isPlaying: boolean
  /** From the visitor's first action on, flaps turn. */
  hasVisitorActed: boolean
  visitorCallOffs: readonly CallOff[]
  draft: CallOffDraft | null
  /** A remark of the line besides its answers. */
  remark: 'empty' | 'rewound' | null
}

export type MorningAction =
  | { type: 'seek'; minute: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'tick' }
  /** Goes to the next event; replaces playing with reduced motion. */
  | { type: 'next' }
  | { type: 'send'; text: string; gloss?: string | undefined }
  /** Gives the draft its reason. */
  | { type: 'choose'; reason: string }
  | { type: 'answer'; answer: 'yes' | 'no' }
  /** Decides as HR. */
  | { type: 'decide'; protection: Exclude<CallOff['protection'], 'pending'> }
  /** Makes the call-off a draft again, because its reason was read wrongly. */
  | { type: 'correct' }
  | { type: 'reset' }
