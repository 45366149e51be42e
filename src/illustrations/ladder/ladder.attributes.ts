import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where a scale meets its styles (illustrations/ladder/ladder.css). */
export const ladderAttributes = {
  /** How far the step lies above the one before, in the scale's units: the place it takes. */
  gap: dataAttribute('ladder-gap'),
} as const
