/** Colors of the clothes and tools that several people of the close-ups have. Design tokens, unless there is none of that color. */
export const COLORS = {
  signal: 'var(--color-signal)',
  signalLow: 'var(--color-signal-deep)',
  paper: 'var(--color-bubble)',
  /** Print on paper. */
  print: 'var(--color-paint-steel)',
  /** Tools. `…Low` is the side in the shade. */
  plastic: 'var(--color-deck-2)',
  plasticLow: 'var(--color-deck)',
  plasticLight: 'color-mix(in oklab,var(--color-paint-steel) 87%,#fff)',
  /** What deep shadows are mixed with. */
  soot: 'var(--color-soot)',
  red: 'oklch(.56 .19 28)',
  redLow: 'oklch(.46 .16 28)',
}
