import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import { EXAMPLE_POLICY } from '#src/models/policy/examplePolicy.ts'
import { BOARD_STATUSES } from '#src/models/policy/policy.ts'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type LedgerSceneProps = SceneDataOf<'ledger'> & {
  /** On phones each entry is a line. */
  isBrief?: boolean
}

const TONES: Record<LedgerSceneProps['entries'][number]['protection'], string> = {
  none: 'text-ink-2',
  pending: 'text-stop-ink font-semibold',
  protected: 'text-go-ink font-semibold',
}

/** One employee's points as HR sees them: events that count, events that wait for HR, and events that never count. */
export function LedgerScene({ employee, asOf, entries, total, describe, sample, words, isBrief = false }: LedgerSceneProps) {
  const statuses = { none: words.counted, pending: BOARD_STATUSES.pending, protected: words.never }
  return (
    <SceneFrame
      describe={describe}
      sample={sample}
      look={isBrief ? 'briefSlip' : 'slip'}
      // The panel is as high as the card beside it, and its rows share the extra height.
      {...(isBrief && { body: 'rows' })}
      className={cn('p-4 text-sm', isBrief && 'sm:grid')}
    >
      <PanelHead
        title={<span className="font-semibold">{employee}</span>}
        side={
          <span className={cn('text-ink-2', isBrief && 'max-sm:hidden')}>
            {fillIn(words.window, { months: EXAMPLE_POLICY.windowMonths, day: shortDate(asOf) })}
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
                  TONES[entry.protection],
                  isBrief && (entry.protection === 'none' ? 'max-sm:hidden' : 'phone:max-sm:ml-2 phone:max-sm:inline'),
                )}
              >
                {statuses[entry.protection]}
              </span>
            </span>
            <span className={entry.protection === 'none' ? 'font-semibold' : 'text-ink-3'}>
              {entry.protection === 'none' ? EXAMPLE_POLICY.points[entry.type] : 0}
            </span>
          </div>
        ))}
      </div>
      <p className="flex justify-between pt-2.5 font-semibold tabular-nums max-sm:pt-1.5">
        <span>{words.total}</span>
        <span>{total}</span>
      </p>
    </SceneFrame>
  )
}
