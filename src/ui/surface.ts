/**
 * The background of a component, which decides the colors of its text: paper, the dark deck, or a drawn sky. On a sky all text has one
 * color, which depends on day or night.
 */
export type Surface = 'paper' | 'deck' | 'sky'

/** The color of secondary text. On a sky it is the color of all other text. */
export const QUIET_INKS: Record<Surface, string> = { paper: 'text-ink-2', deck: 'text-on-deck-2', sky: '' }

/** A deck with an edge, which shows it on another dark surface. */
export const DECK_CLASS = 'bg-deck text-on-deck ring-1 ring-deck-line ring-inset'
/** The same as a panel that is raised over the page. */
export const RAISED_DECK_CLASS = `rounded-xl shadow-deck ${DECK_CLASS}`
