import { SectionHeading } from '../shared/SectionHeading'

export type RecordCardProps = { id: string; heading: string; lede: string; fields: readonly { field: string; why: string }[] }

/** The call-in record as a punched card: every field with its reason. */
export function RecordCard({ id, heading, lede, fields }: RecordCardProps) {
  return (
    <section aria-labelledby={id} className="bg-band">
      <div className="column grid gap-x-16 gap-y-10 py-20 md:py-24 lg:grid-cols-beside">
        <SectionHeading id={id} heading={heading} lede={lede} look="inColumn" />
        <dl className="overflow-hidden rounded-lg border border-line bg-card">
          {fields.map(({ field, why }, index) => (
            <div
              key={field}
              className="grid gap-x-6 border-b border-dashed border-line px-5 py-3.5 last:border-0 sm:grid-cols-[2rem_13rem_1fr]"
            >
              <span aria-hidden="true" className="hidden tabular-nums text-sm text-ink-3 sm:block">
                {String(index + 1).padStart(2, '0')}
              </span>
              <dt className="font-semibold">{field}</dt>
              <dd className="text-ink-2">{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
