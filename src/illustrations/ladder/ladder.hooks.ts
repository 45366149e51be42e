import { markupHook } from '../../lib/anywhere/markupHook'

/** Where a scale meets its styles (illustrations/ladder/ladder.css). */
export const ladderHooks = {
  /** How far the step lies above the one before, in the scale's units: the place it takes. */
  gap: markupHook('step-gap'),
} as const
