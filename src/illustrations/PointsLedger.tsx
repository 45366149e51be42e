import { type Sampled, Scene } from './Scene'

type LedgerEntry = { date: string; event: string; points: string; state: 'final' | 'pending' | 'protected' }
export type PointsLedgerProps = Sampled & {
  employee: string
  window: string
  entries: readonly LedgerEntry[]
  total: string
  describe: string
  className?: string
}

const STATES: Record<LedgerEntry['state'], { label: string; tone: string }> = {
  final: { label: 'Counted', tone: 'text-ink-2' },
  pending: { label: 'HR review', tone: 'text-stop-ink font-semibold' },
  protected: { label: 'Protected', tone: 'text-go-ink font-semibold' },
}

/** One employee's points: what counted, what waits for HR, what never counts. */
export function PointsLedger({ employee, window, entries, total, describe, sample, className = '' }: PointsLedgerProps) {
  return (
    <Scene describe={describe} sample={sample} className={`rounded-lg border border-line bg-card p-4 text-sm ${className}`}>
      <p className="flex justify-between gap-3 border-b border-line pb-2.5 text-xs">
        <span className="font-semibold">{employee}</span>
        <span className="text-ink-2">{window}</span>
      </p>
      <div className="tabular-nums">
        {entries.map((entry) => (
          <div
            key={`${entry.date} ${entry.event}`}
            className="grid grid-cols-[3.4rem_1fr_auto] items-baseline gap-x-2 border-b border-line py-2 leading-tight"
          >
            <span className="text-xs text-ink-2">{entry.date}</span>
            <span>
              {entry.event}
              <span className={`block text-2xs ${STATES[entry.state].tone}`}>{STATES[entry.state].label}</span>
            </span>
            <span className={entry.state === 'final' ? 'font-semibold' : 'text-ink-3'}>{entry.points}</span>
          </div>
        ))}
      </div>
      <p className="flex justify-between pt-2.5 font-semibold tabular-nums">
        <span>Total</span>
        <span>{total}</span>
      </p>
    </Scene>
  )
}
