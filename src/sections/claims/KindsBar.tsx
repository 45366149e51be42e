import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { CLAIM_EDGES } from './ClaimTable.tsx'
import type { ClaimEdge } from './claimRows.ts'

const HEIGHT = 10
/** Size of a figure's block, the distance to the next, and the extra space between two kinds. */
const BLOCK = { width: 8, pitch: 10, between: 10 } as const

export type KindsBarProps = {
  counts: readonly { edge: ClaimEdge; count: number }[]
  /** Spacing around it. */
  className: string
}

/** All figures of the page as blocks on one bar, grouped by kind. The list of kinds below has the numbers. */
export function KindsBar({ counts, className }: KindsBarProps) {
  const kinds = counts.filter(({ count }) => count > 0)
  const starts = kinds.map((_, index) => kinds.slice(0, index).reduce((sum, { count }) => sum + count * BLOCK.pitch + BLOCK.between, 0))
  const width = (starts.at(-1) ?? 0) + (kinds.at(-1)?.count ?? 0) * BLOCK.pitch
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={cn('kinds-bar block h-10 w-full sm:h-14', className)}
    >
      {/* Horizontal stripes, so that they look the same at any width of the bar. */}
      <pattern id="kinds-stripes" className={CLAIM_EDGES.example} width="4" height="2" patternUnits="userSpaceOnUse">
        <rect width="4" height="1" fill="var(--kind)" />
      </pattern>
      {kinds.map(({ edge, count }, index) => (
        <path key={edge} d={blocks(starts[index] ?? 0, count)} className={CLAIM_EDGES[edge]} />
      ))}
    </svg>
  )
}

const blocks = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * BLOCK.pitch + 1} .5h${BLOCK.width}v${HEIGHT - 1}h-${BLOCK.width}z`).join(
    '',
  )
