import type { TextDocument } from '#src/schemas/document/document.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import type { DocumentOpeningData } from './documentOpeningProps.ts'
import { ShelfOpening, type ShelfOpeningProps } from './ShelfOpening.tsx'
import { WeeksOpening } from './WeeksOpening.tsx'

export type DocumentOpeningProps = {
  opening: DocumentOpeningData | undefined
  document: Pick<TextDocument, 'key' | 'sections'>
} & Omit<ShelfOpeningProps, 'sections'>

const DRAWINGS: ComponentsByKind<DocumentOpeningData, ShelfOpeningProps> = { shelf: ShelfOpening, weeks: WeeksOpening }

/** What a document chooses to show beside its heading. */
export function DocumentOpening({ opening, document: { key, sections }, wordCounts }: DocumentOpeningProps) {
  const Drawing = opening && componentOf(DRAWINGS, opening)
  return (
    <>
      {Drawing && <Drawing {...opening} sections={sections} wordCounts={wordCounts} />}
      {key && <RetentionSummary {...key} />}
    </>
  )
}

/** The summary at the top of a legal text: which data is kept, for how long, and who sees it. The times are bars of one scale. */
function RetentionSummary({ title, rows, seenBy, note }: NonNullable<TextDocument['key']>) {
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

const DAYS = { day: 1, month: 365.25 / 12, year: 365.25 } as const

/** @returns the days of a printed time such as "24 months" or "90 days"; null if the text is no time */
export function parseRetentionDays(printed: string): number | null {
  const [, amount, unit] = /^(\d+) (day|month|year)s?$/.exec(printed) ?? []
  return amount && unit ? Number(amount) * DAYS[unit as keyof typeof DAYS] : null
}
