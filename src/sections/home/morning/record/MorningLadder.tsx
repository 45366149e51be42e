import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { morningAttributes } from '../morning.attributes.ts'

export type MorningLadderProps = {
  /** Whose points, and how many. */
  label: string
  points: number
  /** The totals at which HR gets a task. */
  steps: readonly number[]
  /** The largest of them. */
  most: number
  /** Spacing around it. */
  className: string
}

/** One person's points on the policy's ladder: only those that count, nothing that HR has not decided. */
export function MorningLadder({ label, points, steps, most, className }: MorningLadderProps) {
  const share = (at: number) => formatPercent(Math.min(at, most) / most)
  return (
    <svg role="img" aria-label={label} height="2rem" className={cn('w-full overflow-visible', className)}>
      <rect y="0.25rem" width="100%" height="0.5rem" rx="4" className="fill-deck-line" />
      <rect
        y="0.25rem"
        width={share(points)}
        height="0.5rem"
        rx="4"
        className="fill-signal"
        {...morningAttributes.points.props(String(points))}
      />
      {steps.map((at) => (
        <g key={at} className="fill-on-deck-2">
          <rect x={share(at)} width="2" height="1rem" transform="translate(-2 0)" />
          <text x={share(at)} y="1.9375rem" textAnchor={at === most ? 'end' : 'middle'} className="text-2xs tabular-nums">
            {at}
          </text>
        </g>
      ))}
    </svg>
  )
}
