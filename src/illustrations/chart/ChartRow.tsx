import type { ReactNode } from 'react'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { CHART_COLORS, CHART_SVG_PROPS } from './chartDrawing.ts'

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
      <svg aria-hidden="true" {...CHART_SVG_PROPS} height="2.75rem">
        {children}
      </svg>
    </div>
  )
}

/** A bar; positions are shares of the width. `isQuiet` is for bars that only serve as a comparison. */
export function Bar({ from, share, isQuiet }: { from: number; share: number; isQuiet: boolean }) {
  return (
    <rect
      x={formatPercent(from)}
      y="25%"
      width={formatPercent(share)}
      height="50%"
      fill={isQuiet ? CHART_COLORS.quiet : CHART_COLORS.signal}
      stroke="currentColor"
      strokeWidth="1.5"
    />
  )
}
