import type { IndustryDetail } from '#src/schemas/industry/industryDetails.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { BadgeWall } from './BadgeWall.tsx'
import { Countdown } from './Countdown.tsx'
import { DepartmentLanes } from './DepartmentLanes.tsx'

export type DetailSectionProps = IndustryDetail & { id: string }

/** The section of a page that no other industry has. */
export function DetailSection({ id, ...detail }: DetailSectionProps) {
  return (
    <section {...namedSection(id)} className="column plain-section">
      <SectionHeading id={id} heading={detail.heading} lede={detail.lede} />
      <div className="mt-7 sm:mt-10">
        <Chosen {...detail} />
      </div>
      <p className="mt-3 text-sm text-ink-2">{detail.note}</p>
    </section>
  )
}

function Chosen(detail: IndustryDetail) {
  switch (detail.kind) {
    case 'badges':
      return <BadgeWall {...detail} />
    case 'calendar':
      return <Countdown {...detail} />
    case 'departments':
      return <DepartmentLanes {...detail} />
  }
}
