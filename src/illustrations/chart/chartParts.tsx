/**
 * Shared by the charts of articles. Labels are HTML, or SVG text in a drawing without a viewBox, whose positions are percentages: so they
 * keep their size in a narrow chart. Colors are attributes, so that the page's first bytes need no class for them. Outlines are
 * `currentColor`, which also works in forced colors and on paper.
 */

import type { ScaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'

export const SIGNAL = 'var(--color-signal)'
const QUIET = 'var(--color-paper-2)'
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

export type BarProps = { from: number; share: number; isQuiet: boolean }

/** A bar; positions are shares of the width. `isQuiet` is for bars that only serve as a comparison. */
export function Bar({ from, share, isQuiet }: BarProps) {
  return (
    <rect
      x={formatPercent(from)}
      y="25%"
      width={formatPercent(share)}
      height="50%"
      fill={isQuiet ? QUIET : SIGNAL}
      stroke="currentColor"
      strokeWidth="1.5"
    />
  )
}

/** @returns the text anchor with which a label at this share of the width stays within the drawing */
export const anchorAt = (share: number) => (share < 0.06 ? 'start' : share > 0.98 ? 'end' : 'middle')

export type ChartRowProps = {
  name: string
  figure: string
  /** The parts of the figure, one per line. */
  parts?: readonly string[]
  children: ReactNode
}

/** A row of a chart: its name, its figure, and a drawing that begins at the zero line. */
export function ChartRow({ name, figure, parts = [], children }: ChartRowProps) {
  return (
    <div className="chart-row grid items-center gap-x-4">
      <span className="py-1 leading-tight">
        <span className="text-sm font-semibold">{name}</span>
        {parts.map((part) => (
          <span key={part} className="block text-ink-2">
            {part}
          </span>
        ))}
      </span>
      <b className="text-sm tabular-nums">{figure}</b>
      <svg aria-hidden="true" {...DRAWING} height="2.75rem">
        {children}
      </svg>
    </div>
  )
}

export type ScaleLinesProps = { scale: ScaleLinear<number, number>; ticks: readonly number[] }

/** Lines of the scale behind a row's drawing. The line at zero is solid. */
export function ScaleLines({ scale, ticks }: ScaleLinesProps) {
  return ticks.map((tick) => (
    <line
      key={tick}
      x1={formatPercent(scale(tick))}
      x2={formatPercent(scale(tick))}
      y1="10%"
      y2="100%"
      stroke={tick === 0 ? 'currentColor' : LINE}
      strokeWidth={tick === 0 ? 2 : 1}
      strokeDasharray={tick === 0 ? undefined : '1 4'}
    />
  ))
}

export type ScaleRowProps = ScaleLinesProps & { formatTick: (tick: number) => string; unit: string }

/** The scale below the rows, with its unit. If there are many numbers, phones leave out every other one. */
export function ScaleRow({ scale, ticks, formatTick, unit }: ScaleRowProps) {
  return (
    <div className="chart-row grid gap-x-4">
      <span className="text-ink-2">{unit}</span>
      <svg aria-hidden="true" {...DRAWING} height="1.5rem">
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={formatPercent(scale(tick))}
            y="1em"
            textAnchor={anchorAt(scale(tick))}
            fill="currentColor"
            className={ticks.length > 4 && index % 2 === 1 ? 'max-sm:hidden' : undefined}
          >
            {formatTick(tick)}
          </text>
        ))}
      </svg>
    </div>
  )
}
