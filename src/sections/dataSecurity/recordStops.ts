import { RECORD_VIEWS } from '#src/policy/recordViews.ts'

/** The stops of a record in their order: until it is stored, then where it is read, then its end. */
export const RECORD_STOPS = ['call', 'line', 'record', ...RECORD_VIEWS] as const
export type RecordStopName = (typeof RECORD_STOPS)[number]
/** @returns the id of what holds at a stop, by which its button is described */
export const factsId = (stop: RecordStopName) => `facts-${stop}`

/** The stop whose facts are shown first: the one that differs most from what people expect. */
export const FIRST_STOP: RecordStopName = 'supervisor'

/** Distance of the lines of two fields, in units of the drawing: a sixteenth of the size of the text (rem). */
export const FIELD_LINE_PITCH = 15
/** Where a field's line runs, from the upper edge of all. */
export const fieldLineY = (index: number) => FIELD_LINE_PITCH * (index + 0.5)
