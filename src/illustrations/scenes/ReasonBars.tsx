import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { REASON_CODES } from '#src/models/policy/policy.ts'
import type { SceneDataOf } from './SceneFrame.tsx'

export type ReasonCounts = NonNullable<SceneDataOf<'dashboard'>['reasons']> & {
  /** Name of the bar for all other codes. */
  others: string
}

const LABELS = new Map<string, string>(REASON_CODES.map(({ id, label }) => [id, label]))

/** @returns the bars in order: most reports first, and the codes with few reports combined at the end */
export const countsByReason = ({ codes, combined, others }: ReasonCounts) => [
  ...[...codes]
    .sort((a, b) => b.count - a.count)
    .map(({ code, count }) => ({ id: code, label: LABELS.get(code) ?? code, count, isRest: false })),
  ...(combined > 0 ? [{ id: 'combined', label: others, count: combined, isRest: true }] : []),
]

/** Call-offs by reason code. The bars share any extra height. */
export function ReasonBars(reasons: ReasonCounts) {
  const bars = countsByReason(reasons)
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <div className="grid grow gap-1.5 text-sm sm:auto-rows-fr">
      {bars.map(({ id, ...bar }) => (
        <Bar key={id} {...bar} most={most} />
      ))}
    </div>
  )
}

function Bar({ label, count, most, isRest }: { label: string; count: number; most: number; isRest: boolean }) {
  return (
    <div className="grid grid-cols-ended items-center gap-x-3 sm:grid-cols-reasons">
      <span className="col-start-1 row-start-1 leading-tight">{label}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${most} 10`}
        preserveAspectRatio="none"
        className={cn(
          'col-span-2 row-start-2 h-4 w-full border-l-2 border-ink',
          'sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:h-full sm:max-h-7 sm:min-h-4',
        )}
      >
        <rect width={count} height="10" className={isRest ? 'fill-edge' : 'fill-signal'} />
      </svg>
      <span className="col-start-2 row-start-1 text-right font-semibold sm:col-start-3 tabular-nums">{count}</span>
    </div>
  )
}
