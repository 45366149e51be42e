import type { SceneOf } from '#src/schemas/scenes/scenes.ts'

/** Scenes that grow step by step: messages of a thread, rows of a board, steps of a flow. */
export type WalkthroughScene = SceneOf<'thread' | 'board' | 'flow'>
