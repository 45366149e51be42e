import { REASON_CODES } from '../site/policy'

export type ReasonCounts = { codes: readonly { code: string; count: number }[]; combined: number }

const LABELS = new Map<string, string>(REASON_CODES.map(({ id, label }) => [id, label]))

/** Call-offs by reason code, the most first; codes with few reports together, as the last bar. */
export function ReasonBars({ codes, combined }: ReasonCounts) {
  const sorted = [...codes].sort((a, b) => b.count - a.count)
  const most = Math.max(combined, ...sorted.map(({ count }) => count))
  return (
    <div className="grid gap-1.5 text-sm">
      {sorted.map(({ code, count }) => (
        <Bar key={code} label={LABELS.get(code) ?? code} count={count} most={most} />
      ))}
      {combined > 0 && <Bar label="All others" count={combined} most={most} isRest />}
    </div>
  )
}

function Bar({ label, count, most, isRest = false }: { label: string; count: number; most: number; isRest?: boolean }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 sm:grid-cols-[8.5rem_1fr_1.6rem]">
      <span className="leading-tight">{label}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${most} 10`}
        preserveAspectRatio="none"
        className="col-span-2 row-start-2 h-4 w-full border-l-2 border-ink sm:col-span-1 sm:row-start-1"
      >
        <rect width={count} height="10" className={isRest ? 'fill-edge' : 'fill-signal'} />
      </svg>
      <span className="text-right font-semibold tabular-nums">{count}</span>
    </div>
  )
}
