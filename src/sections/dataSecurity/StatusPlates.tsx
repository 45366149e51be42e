import type { DataSecurityContent } from '#src/schemas/pages/dataSecurity.ts'
import type { ReviewCycle, SecurityStatus } from '#src/specification/specifiedLists.ts'
import { Heading } from '#src/ui/Heading.tsx'

type StatusEntry = { title: string; text: string; status: SecurityStatus; cycle?: ReviewCycle }
type Plate = { id: string; heading: string; entries: readonly StatusEntry[]; note?: string }
export type StatusPlatesProps = Pick<DataSecurityContent, 'features' | 'compliance' | 'review'>

/** Measures and standards as the rating plates of a machine: a line for each, with its status stamped at the end. */
export function StatusPlates({ features, compliance, review }: StatusPlatesProps) {
  const plates: Plate[] = [
    { ...features, entries: features.items },
    { id: 'compliance', ...compliance, entries: compliance.items.map(({ standard, ...entry }) => ({ title: standard, ...entry })) },
  ]
  return (
    <div className="column grid gap-6 py-12 sm:py-16 lg:grid-cols-2 lg:gap-8">
      {plates.map(({ id, heading, entries, note }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="status-plate flex flex-col rounded-xl border-2 border-edge bg-card px-6 py-7 sm:px-9 sm:py-8"
        >
          <Heading level={2} id={id} size="2xl">
            {heading}
          </Heading>
          {/* On the plate without a note the lines take its space, so that both plates end together. */}
          <ul className="mt-4 grid grow">
            {entries.map(({ title, text, status, cycle }) => (
              <li key={title} className="grid content-start gap-x-6 gap-y-1 border-t-2 border-line py-3.5 small-phone:grid-cols-ended">
                <Heading level={3} size="lg">
                  {title}
                </Heading>
                <p className="justify-self-start small-phone:justify-self-end small-phone:text-right wide-phone:row-span-2">
                  <span className="inline-block rounded-tick border-2 border-go-ink px-2 text-sm font-bold text-go-ink">{status}</span>
                  {cycle && (
                    <span className="mt-1 block text-xs text-ink-2">
                      {review}: {cycle}
                    </span>
                  )}
                </p>
                <p className="text-sm text-ink-2 small-phone:max-wide-phone:col-span-2">{text}</p>
              </li>
            ))}
          </ul>
          {note && <p className="border-t-2 border-line pt-3 text-xs text-ink-2">{note}</p>}
        </section>
      ))}
    </div>
  )
}
