import { SectionHeading } from '../shared/SectionHeading'
import { BadgeWall, type BadgeWallProps } from './BadgeWall'
import { Countdown, type CountdownProps } from './Countdown'
import { TwoLanes, type TwoLanesProps } from './TwoLanes'

/** What only one industry's buyers have; the closed list that content chooses from (schemas/industryDetails.ts). */
export type BuyersSectionProps = { heading: string; lede: string; note: string } & (
  | ({ kind: 'badges' } & BadgeWallProps)
  | ({ kind: 'calendar' } & CountdownProps)
  | ({ kind: 'lanes' } & TwoLanesProps)
)

/** The section of a page that no other industry has. */
export function BuyersSection(detail: BuyersSectionProps) {
  return (
    <section aria-labelledby="detail" className="column plain-section">
      <SectionHeading id="detail" heading={detail.heading} lede={detail.lede} />
      <div className="mt-7 sm:mt-10">
        <Chosen {...detail} />
      </div>
      <p className="mt-3 text-sm text-ink-2">{detail.note}</p>
    </section>
  )
}

function Chosen(detail: BuyersSectionProps) {
  switch (detail.kind) {
    case 'badges':
      return <BadgeWall {...detail} />
    case 'calendar':
      return <Countdown {...detail} />
    case 'lanes':
      return <TwoLanes {...detail} />
  }
}
