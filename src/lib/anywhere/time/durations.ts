/** Lengths of time, for calculations in minutes and in milliseconds. */
export const DAY_HOURS = 24
export const HOUR_MINUTES = 60
export const DAY_MINUTES = DAY_HOURS * HOUR_MINUTES

export const MINUTE_MS = 60_000
export const HOUR_MS = HOUR_MINUTES * MINUTE_MS
/** A day in UTC, which has no change of clocks. */
export const DAY_MS = DAY_MINUTES * MINUTE_MS
