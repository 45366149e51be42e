import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where a scale meets its styles (illustrations/ladder/ladder.css). */
export const ladderAttributes = {
  /** Distance to the step before, in units of the scale, which sets the space of this step. */
  gap: dataAttribute('ladder-gap'),
} as const
