/**
 * Shared by the charts of articles. Labels are HTML, or SVG text in a drawing without a viewBox, whose positions are percentages: so they
 * keep their size in a narrow chart. Colors are attributes, so that the page's first bytes need no class for them. Outlines are
 * `currentColor`, which also works in forced colors and on paper.
 */

export const SIGNAL = 'var(--color-signal)'
export const QUIET = 'var(--color-paper-2)'
export const LINE = 'var(--color-edge)'

/** Attributes of every drawing. The visible overflow keeps labels at the edges whole. */
export const DRAWING = { width: '100%', overflow: 'visible' } as const

/** Attributes of text in a drawing. A stroke in the background's color keeps lines off the letters. */
export const LETTERS = {
  fill: 'currentColor',
  stroke: 'var(--color-paper)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

/** @returns the text anchor with which a label at this share of the width stays within the drawing */
export const anchorAt = (share: number) => (share < 0.06 ? 'start' : share > 0.98 ? 'end' : 'middle')
