import { RECORD_VIEWS } from '../../site/policy/recordViews'

/** The stations of a record in their order: until it is stored, then where it is read, then its end. */
export const STATIONS = ['call', 'line', 'record', ...RECORD_VIEWS] as const
export type Station = (typeof STATIONS)[number]
/** @returns the id of what holds at a station, by which its button is described */
export const factsId = (station: Station) => `facts-${station}`

/** The station whose facts are shown first: the one that differs most from what people expect. */
export const FIRST_STATION: Station = 'supervisor'

/** Distance of two strands, in units of the drawing: a sixteenth of the size of the text (rem). */
export const PITCH = 15
/** Where a strand runs, from the upper edge of the line. */
export const strandY = (index: number) => PITCH * (index + 0.5)
