import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { BadgeWall } from './BadgeWall.tsx'
import { Countdown } from './Countdown.tsx'
import { DepartmentLanes } from './DepartmentLanes.tsx'

export type DetailSectionProps = IndustryDetail

/** The section of a page that no other industry has. */
export function DetailSection(detail: DetailSectionProps) {
  return (
    <section {...namedSection('detail')} className="column plain-section">
      <SectionHeading id="detail" heading={detail.heading} lede={detail.lede} />
      <div className="mt-7 sm:mt-10">
        <Chosen {...detail} />
      </div>
      <p className="mt-3 text-sm text-ink-2">{detail.note}</p>
    </section>
  )
}

function Chosen(detail: DetailSectionProps) {
  switch (detail.kind) {
    case 'badges':
      return <BadgeWall {...detail} />
    case 'calendar':
      return <Countdown {...detail} />
    case 'departments':
      return <DepartmentLanes {...detail} />
  }
}
