/**
 * Results are announced to screen readers after this many milliseconds without input, and not after each letter of a search or each step of
 * a slider.
 */
export const ANNOUNCE_DELAY_MS = 700
