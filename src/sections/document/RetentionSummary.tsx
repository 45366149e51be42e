import type { TextDocument } from '#src/schemas/document/document.ts'
import { parseRetentionDays } from './retentionDays.ts'

export type RetentionSummaryProps = NonNullable<TextDocument['key']>

/** The summary at the top of a legal text: which data is kept, for how long, and who sees it. The times are bars of one scale. */
export function RetentionSummary({ title, rows, seenBy, note }: RetentionSummaryProps) {
  const longest = Math.max(...rows.map(({ time }) => parseRetentionDays(time) ?? 0))
  return (
    <section aria-label={title} className="rounded-xl border border-line bg-card px-5 pt-1 pb-3.5 text-sm sm:px-6">
      <ul className="lg:grid lg:grid-cols-3 lg:gap-x-10">
        {rows.map(({ data, time, limit, seen }) => (
          <li key={data} className="grid gap-x-6 gap-y-1.5 border-b border-line py-3.5 sm:max-lg:grid-cols-2 lg:row-span-2 lg:shares-rows">
            <div>
              <p className="font-semibold">{data}</p>
              <p className="mt-1.5 leading-snug text-ink-2">
                <b className="font-display text-xl font-bold text-ink tabular-nums">{time}</b> {limit}
              </p>
              <Span share={(parseRetentionDays(time) ?? 0) / longest} />
            </div>
            <p className="text-ink-2">
              <span className="font-semibold text-ink sm:block">{seenBy}</span> {seen}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-2">{note}</p>
    </section>
  )
}

/** @param share of the longest time */
const Span = ({ share }: { share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-2 h-2 w-full rounded-full">
    <path d="M0 0h100v1H0z" className="fill-line" />
    <path d={`M0 0h${(share * 100).toFixed(1)}v1H0z`} className="fill-signal-deep" />
  </svg>
)
