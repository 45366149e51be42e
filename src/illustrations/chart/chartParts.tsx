/**
 * Parts of an article's charts. Their text is HTML, or SVG text in a drawing without a viewBox, so that it keeps its size however narrow
 * the chart is. Colors are attributes, which keeps them out of the style sheet. Outlines use `currentColor`, which works in forced colors
 * and on paper.
 */

import type { ScaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'

export const SIGNAL = 'var(--color-signal)'
const QUIET = 'var(--color-paper-2)'
export const LINE = 'var(--color-edge)'

/** For every drawing: as wide as its place, and text at its edges is not cut off. */
export const DRAWING = { width: '100%', overflow: 'visible' } as const

/** Text inside a drawing. Its outline in the color of paper keeps lines off it. */
export const LETTERS = {
  fill: 'currentColor',
  stroke: 'var(--color-paper)',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

export type BarProps = { from: number; share: number; isQuiet: boolean }

/** A bar of a row; places are shares of the width. Quiet bars are not what the chart is about. */
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

/** @returns the text anchor at that share of the width, so that no text leaves the drawing */
export const anchorAt = (share: number) => (share < 0.06 ? 'start' : share > 0.98 ? 'end' : 'middle')

export type ChartRowProps = {
  name: string
  figure: string
  /** The summands of the figure, each on a line. */
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

/** Lines of the scale behind a row's drawing. The zero line is solid. */
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
