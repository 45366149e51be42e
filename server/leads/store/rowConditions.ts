/** SQL conditions that several statements share. They are in brackets, so that they can be combined. */

/** A lead that looks automated and has not been released. */
export const IN_QUARANTINE = '(quarantine_reason IS NOT NULL AND released_at IS NULL)'
/** A lead that does not look automated, or has been released. */
export const NOT_IN_QUARANTINE = '(quarantine_reason IS NULL OR released_at IS NOT NULL)'
/** A lead that no channel has delivered yet (leadRows.ts says what the column is). It has the index `leads_waiting`. */
export const UNDELIVERED_LEAD = '(handed_on_at IS NULL)'
/** A delivery that is neither delivered nor dead: untried, or retrying. It has the index `outbox_due`. */
export const WAITING = '(delivered_at IS NULL AND dead_at IS NULL)'
