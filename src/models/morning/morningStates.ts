/**
 * The states of a morning. Models, drawings, attributes and the keys of content (schemas/pages/morning/) use these words. For HR's
 * decision they use those of the attendance policy (`AttendanceEvent['protection']`).
 */

/**
 * Who will be at a station at the horn. `covered`: the person who was due, or a replacement. `promised`: nobody yet, because the
 * replacement arrives after the horn. `calledOff`: nobody.
 */
export type StationState = 'covered' | 'promised' | 'calledOff'

/** How far a call-off has come: reported, known to the supervisor, offered to colleagues, taken by one of them. */
export const CALL_OFF_STAGES = ['reported', 'notified', 'asked', 'filled'] as const
export type CallOffStage = (typeof CALL_OFF_STAGES)[number]

/** What the supervisor sees of a report until HR decides: HR reviews it, or it came late. `BOARD_STATUSES` (policy.ts) has the words. */
export type ReportState = 'pending' | 'late'

/** The fixed yes/no question that the line asks for some reasons. */
export type QuestionState = 'open' | 'answered'

/**
 * A colleague in the search for one call-off. Not in the search: `working`, `laterShift`, `resting`, `taken` (by another station). In the
 * search: `qualified` until the offer, then `asked`, and `declined`, `accepted` or `tooLate` (somebody else was first).
 */
export type CandidateState = 'qualified' | 'working' | 'laterShift' | 'resting' | 'taken' | 'asked' | 'declined' | 'accepted' | 'tooLate'
