import { RECORD_VIEWS } from '../../site/policy/recordViews'

/** The stops of a record in their order: until it is stored, then where it is read, then its end. */
export const STOPS = ['call', 'line', 'record', ...RECORD_VIEWS] as const
export type Stop = (typeof STOPS)[number]
/** @returns the id of what holds at a stop, by which its button is described */
export const factsId = (stop: Stop) => `facts-${stop}`

/** The stop whose facts are shown first: the one that differs most from what people expect. */
export const FIRST_STOP: Stop = 'supervisor'

/** Distance of two strands, in units of the drawing: a sixteenth of the size of the text (rem). */
export const STRAND_PITCH = 15
/** Where a strand runs, from the upper edge of the line. */
export const strandY = (index: number) => STRAND_PITCH * (index + 0.5)
