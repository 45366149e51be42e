import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Attributes that ladder.css selects. */
export const ladderAttributes = {
  /** Distance from the previous step in units of the scale, which sets the space of the step. */
  gap: dataAttribute('ladder-gap'),
} as const
