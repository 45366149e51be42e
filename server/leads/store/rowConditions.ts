/** What the store's statements ask of a row, each worded once. In brackets, so that they stand anywhere in a condition. */

/** A lead that looks like a program's, and that nobody has released. */
export const IN_QUARANTINE = '(quarantine_reason IS NOT NULL AND released_at IS NULL)'
/** A lead that is a person's, or released. */
export const NOT_IN_QUARANTINE = '(quarantine_reason IS NULL OR released_at IS NOT NULL)'
/** A lead that no channel has delivered yet: `handed_on_at` is when the first one did. The index `leads_waiting` holds these alone. */
export const UNDELIVERED_LEAD = '(handed_on_at IS NULL)'
/** A delivery that is neither delivered nor dead: untried, or retrying. The index `outbox_due` holds these alone. */
export const WAITING = '(delivered_at IS NULL AND dead_at IS NULL)'
