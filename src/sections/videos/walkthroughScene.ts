import type { SceneChoice } from '../../illustrations/ChosenScene'

/** What grows step by step: messages of a thread, rows of a board, steps of a flow. */
export type WalkthroughScene = Extract<SceneChoice, { kind: 'thread' | 'board' | 'flow' }>
