import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { CHART_COLORS } from './chartDrawing.ts'

export type BarProps = { from: number; share: number; isQuiet: boolean }

/** A bar; positions are shares of the width. `isQuiet` is for bars that only serve as a comparison. */
export function Bar({ from, share, isQuiet }: BarProps) {
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
