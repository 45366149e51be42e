import { RECORD_VIEWS } from '#src/models/policy/recordViews.ts'

/** The stops of a record in order: until it is stored, where it is read, and its end. */
export const RECORD_STOPS = ['call', 'line', 'record', ...RECORD_VIEWS] as const
export type RecordStopName = (typeof RECORD_STOPS)[number]
/** @returns the id of a stop's facts, which describe its radio button */
export const factsId = (stop: RecordStopName) => `facts-${stop}`

/** The stop whose facts are shown first, because it surprises most people. */
export const FIRST_STOP: RecordStopName = 'supervisor'

/** Distance of the lines of two fields, in units of the drawing: a sixteenth of the size of the text (rem). */
export const FIELD_LINE_PITCH = 15
/** @returns the height of a field's line, from the upper edge of all */
export const fieldLineY = (index: number) => FIELD_LINE_PITCH * (index + 0.5)
