import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { countEarlierDrawings, hasSample, type IndustryCardProps, sortByClock } from '#src/sections/industry/industryCardProps.ts'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { IndustryHourCard } from './IndustryHourCard.tsx'
import { workplaceDrawingId } from './WorkplaceHour.tsx'

export type IndustriesBlockProps = {
  id: string
  heading: string
  lede: string
  /** The name of the link to all industries. */
  all: string
  cards: readonly IndustryCardProps[]
  /** Label of the industries without a card. */
  others: string
  withoutCard: readonly Link[]
}

/** @returns for each workplace the id of its first drawing among the cards, which other pictures of the page copy */
export const workplaceDrawingIds = (cards: readonly IndustryCardProps[]): { [Name in WorkplaceName]?: string } =>
  Object.fromEntries(cards.map(({ workplace }) => [workplace, workplaceDrawingId(workplace)]))

/** Industries as one day, each a workplace at its hour with its empty place; on phones a line each (industries.css). */
export function IndustriesBlock({ id, heading, lede, all, cards, others, withoutCard }: IndustriesBlockProps) {
  const day = sortByClock(cards)
  return (
    <section {...namedSection(id)} className="overflow-x-clip py-7 sm:py-24 md:py-32">
      <div className="column flex flex-wrap items-end justify-between gap-x-10 gap-y-1 sm:gap-y-4">
        <div>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <p className="mt-2 measure-66 text-ink-2 sm:mt-3">{lede}</p>
        </div>
        <TextLink href={routes.industries} look="arrow">
          {all}
        </TextLink>
      </div>
      <div className="column mt-2 sm:mt-6">
        {hasSample(cards) && <SampleLabel isQuiet className="mb-2 max-sm:hidden" />}
        <ul className="day-lines grid sm:grid-cols-2 lg:grid-cols-4">
          {day.map((card, index) => (
            <IndustryHourCard key={card.href} card={card} earlier={countEarlierDrawings(day, index)} />
          ))}
        </ul>
        {withoutCard.length > 0 && <OtherIndustries label={others} links={withoutCard} />}
      </div>
    </section>
  )
}

function OtherIndustries({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <ul className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm sm:mt-8 sm:border-t sm:border-line sm:pt-4">
      <li className="text-ink-2">{label}</li>
      {links.map((link) => (
        <li key={link.href}>
          <TextLink href={link.href} look="arrow">
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
