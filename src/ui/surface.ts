/**
 * The surface below text, which sets the text's colors: paper, the dark deck, or a drawn sky, whose words have one color by day and one by
 * night.
 */
export type Surface = 'paper' | 'deck' | 'sky'

/** The color of secondary text. A sky sets the color of all its words. */
export const QUIET_INKS: Record<Surface, string> = { paper: 'text-ink-2', deck: 'text-on-deck-2', sky: '' }
