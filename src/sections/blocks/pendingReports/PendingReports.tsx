import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { POINTS, REASON_CODES } from '#src/models/policy/policy.ts'
import type { PendingReportsContent } from '#src/schemas/blocks/pendingReports.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'

export type PendingReportsProps = PendingReportsContent & Pick<PolicyTables['reasonCodes'], 'checks'>

const SLIP = cn(
  'pending-slip rounded-sm border-2 border-bubble-ink border-t-6 border-t-signal',
  'bg-bubble px-3 py-2 sm:pb-3',
  'text-sm leading-tight font-semibold text-bubble-ink',
)

/**
 * The reports of the steps below as a picture: slips that wait before a gate without a point, those of one list together, and behind the
 * gate the two prices that HR can decide on. Hidden from screen readers, because the steps say the same.
 */
export function PendingReports({ reasons, excused, counted, checks }: PendingReportsProps) {
  const codes = REASON_CODES.filter(({ id }) => reasons.includes(id))
  const listedCodes = codes.filter(({ mayBeListed }) => mayBeListed)
  return (
    <div aria-hidden="true" className="pending-line">
      <div className="pending-queue">
        {codes
          .filter((code) => !listedCodes.includes(code))
          .map(({ id, label }) => (
            <PendingReport key={id}>
              <p className={SLIP}>
                {label}
                <span className="mt-1 block text-xs leading-tight font-normal max-sm:hidden">{checks[id]}</span>
              </p>
            </PendingReport>
          ))}
        {listedCodes.length > 0 && (
          <PendingReport>
            <ul className={cn(SLIP, 'grid content-start gap-1.5')}>
              {listedCodes.map(({ id, label }) => (
                <li key={id} className="flex items-center gap-2">
                  <span className="size-3.5 shrink-0 rounded-tick border-2" />
                  {label}
                </li>
              ))}
            </ul>
          </PendingReport>
        )}
      </div>
      <span className="pending-gate rounded-tick border-2 border-ink">
        <span className="block h-full hazard" />
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pending-fork fill-none stroke-ink"
        strokeWidth="2"
      >
        <path d="M0 50C50 50 50 20 100 20M0 50C50 50 50 80 100 80" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="pending-ends">
        <p className="flex items-center gap-3 leading-tight">
          <b className="pending-price border-2 border-dashed border-ink">{POINTS.protectedAbsence}</b>
          <span className="max-sm:text-sm">{excused}</span>
        </p>
        <p className="flex items-center gap-3 leading-tight">
          <b className="pending-price border-2 border-ink bg-signal text-signal-ink">{POINTS.unplannedAbsence}</b>
          <span className="max-sm:text-sm">{counted}</span>
        </p>
      </div>
    </div>
  )
}

/** A slip on the line, what HR checks on it, and below it what it costs while it waits. */
function PendingReport({ children }: { children: ReactNode }) {
  return (
    <div className="pending-place">
      {children}
      <b className="pending-price border-2 border-dashed border-ink-3 bg-paper">{POINTS.protectedAbsence}</b>
    </div>
  )
}
