/**
 * How long acts of a visitor may follow each other before what came of them is read out: a screen reader must not be talked
 * over, and a search is not said with each letter. Milliseconds. A module of its own, for a page script and an island that
 * share no other.
 */
export const SAY_AFTER = 700
