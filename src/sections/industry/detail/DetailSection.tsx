import type { ReactNode } from 'react'
import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'

export type DetailSectionProps = Pick<IndustryDetail, 'heading' | 'lede' | 'note'> & { id: string; children: ReactNode }

/** The frame of a detail, a list that only this industry has. */
export function DetailSection({ id, heading, lede, note, children }: DetailSectionProps) {
  return (
    <section {...namedSection(id)} className="column plain-section">
      <SectionHeading id={id} heading={heading} lede={lede} />
      <div className="mt-7 sm:mt-10">{children}</div>
      <p className="mt-3 text-sm text-ink-2">{note}</p>
    </section>
  )
}
