/**
 * Shared by the charts of articles. Labels are HTML, or SVG text in a drawing without a viewBox, whose positions are percentages: so they
 * keep their size in a narrow chart. Colors are attributes, so that the page's first bytes need no class for them. Outlines are
 * `currentColor`, which also works in forced colors and on paper.
 */
import type { ReactNode } from 'react'

/** A chart, drawn, and the same numbers as a table, in which the first cell of each row is its name. */
export type ChartRendering = { drawing: ReactNode; table: { columnHeadings: string[]; rows: string[][] } }

/** Design tokens, which follow the theme. `quiet` is for bars that only serve as a comparison. */
export const CHART_COLORS = {
  signal: 'var(--color-signal)',
  quiet: 'var(--color-paper-2)',
  line: 'var(--color-edge)',
  card: 'var(--color-card)',
  background: 'var(--color-paper)',
} as const

/** Attributes of every drawing. The visible overflow keeps labels at the edges whole. */
export const CHART_SVG_PROPS = { width: '100%', overflow: 'visible' } as const

/** Attributes of text in a drawing. A stroke in the background's color keeps lines off the letters. */
export const CHART_TEXT_PROPS = {
  fill: 'currentColor',
  stroke: CHART_COLORS.background,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

/** @returns the text anchor with which a label at this share of the width stays within the drawing */
export const anchorAt = (share: number) => (share < 0.06 ? 'start' : share > 0.98 ? 'end' : 'middle')
