import { markupHook } from '../lib/anywhere/markupHook'

export const sceneHooks = {
  /** Parts of a scene that a walk-through shows one by one (sections/videos). */
  step: markupHook('step'),
  /** A row of a board; motion.css lets them come one after another. */
  row: markupHook('board-row'),
} as const
