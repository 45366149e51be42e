/**
 * Milliseconds without an act of the visitor after which what came of the last one is read out: a search is not said with each
 * letter, nor a slider with each step. A module of its own, for a page script and islands that share no other.
 */
export const ANNOUNCE_DELAY = 700
