import { cn } from '../lib/anywhere/markup/cn'
import { shortDate } from '../lib/anywhere/time/dates'
import { EXAMPLE_POLICY } from '../site/policy/examplePolicy'
import { BOARD_STATES } from '../site/policy/policy'
import { PanelHead } from './PanelHead'
import { BRIEF_FRAME, type PictureOf, Scene } from './Scene'

export type PointsLedgerProps = PictureOf<'ledger'> & {
  /** On phones a line for each entry. */
  isBrief?: boolean
  className?: string
}

const STATES: Record<PointsLedgerProps['entries'][number]['protection'], { label: string; tone: string }> = {
  none: { label: 'Counted', tone: 'text-ink-2' },
  pending: { label: BOARD_STATES.waiting, tone: 'text-stop-ink font-semibold' },
  protected: { label: 'Protected', tone: 'text-go-ink font-semibold' },
}

/** As high as the card beside it: its rows share what that leaves. */
const STRETCHED = 'sm:grid sm:*:flex sm:*:flex-col'

/** One employee's points as HR sees them: what counted, what waits for HR, what never counts. */
export function PointsLedger({ employee, asOf, entries, total, describe, sample, isBrief = false, className }: PointsLedgerProps) {
  return (
    <Scene
      describe={describe}
      sample={sample}
      className={cn('rounded-lg border border-line bg-card p-4 text-sm', isBrief && [BRIEF_FRAME, STRETCHED], className)}
      hasMarkInHead
    >
      <PanelHead
        title={<span className="font-semibold">{employee}</span>}
        side={
          <span className={cn('text-ink-2', isBrief && 'max-sm:hidden')}>
            {EXAMPLE_POLICY.windowMonths} months to {shortDate(asOf)}
          </span>
        }
        sample={sample}
        className="border-b border-line pb-2.5 text-xs max-sm:pb-1.5"
      />
      <div className={cn('tabular-nums', isBrief && 'sm:flex sm:grow sm:flex-col sm:*:grow')}>
        {entries.map((entry) => (
          <div
            key={`${entry.day} ${entry.title}`}
            className={cn(
              'grid grid-cols-ledger content-center items-baseline max-phone:grid-cols-ended gap-x-2',
              'border-b border-line py-2 leading-tight',
              isBrief && 'max-sm:py-1',
            )}
          >
            <span className="text-xs text-ink-2 max-phone:col-span-full">{shortDate(entry.day)}</span>
            <span>
              {entry.title}
              <span
                className={cn(
                  'block text-2xs',
                  STATES[entry.protection].tone,
                  isBrief && (entry.protection === 'none' ? 'max-sm:hidden' : 'phone:max-sm:ml-2 phone:max-sm:inline'),
                )}
              >
                {STATES[entry.protection].label}
              </span>
            </span>
            <span className={entry.protection === 'none' ? 'font-semibold' : 'text-ink-3'}>
              {entry.protection === 'none' ? EXAMPLE_POLICY.points[entry.type] : 0}
            </span>
          </div>
        ))}
      </div>
      <p className="flex justify-between pt-2.5 font-semibold tabular-nums max-sm:pt-1.5">
        <span>Total</span>
        <span>{total}</span>
      </p>
    </Scene>
  )
}
