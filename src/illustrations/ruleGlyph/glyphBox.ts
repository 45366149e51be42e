/** Size of a glyph in pixels, at the usual text size. It grows with the text. */
export const GLYPH_BOX = { width: 144, height: 96 }
/** The ground of the drawings, and the line of the numbers below them. */
export const GLYPH_GROUND = 74
export const GLYPH_NUMBERS = 92
