import type { IndustryDetail } from '../../../schemas/industry/industryDetails'
import { SectionHeading } from '../../shared/SectionHeading'
import { namedSection } from '../../shared/section.attributes'
import { BadgeWall } from './BadgeWall'
import { Countdown } from './Countdown'
import { DepartmentLanes } from './DepartmentLanes'

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
