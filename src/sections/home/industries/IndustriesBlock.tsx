import { ArrowRight } from 'lucide-react'
import type { WorkplaceName } from '#src/contentNames/pictureNames.ts'
import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { leadingClock } from '#src/lib/anywhere/time/clockTime.ts'
import { gapOf } from '#src/sections/industry/GapAndCover.tsx'
import { countEarlierDrawings, hasSample, type IndustryCardProps, sortByClock } from '#src/sections/industry/industryCardProps.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkedCard } from '#src/ui/links/LinkedCard.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { WorkplaceHour, workplaceDrawingId } from './WorkplaceHour.tsx'

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
export const workplaceDrawings = (cards: readonly IndustryCardProps[]): { [Name in WorkplaceName]?: string } =>
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
          {day.map(({ href, name, summary, workplace, board, figures: [figure] }, index) => (
            <LinkedCard
              key={href}
              href={href}
              label={name}
              {...workplaceAttributes.lights.props()}
              className="grid content-start sm:max-lg:nth-[-n+2]:pb-10"
            >
              {(link) => (
                <>
                  <WorkplaceHour
                    workplace={workplace}
                    time={leadingClock(board.timeLabel)}
                    gap={gapOf(board)}
                    earlier={countEarlierDrawings(day, index)}
                  />
                  <div className="max-sm:border-b max-sm:border-line max-sm:py-2.5 sm:pe-6 sm:pt-5">
                    <Heading level={3} size="xl" onPhones="lg" className="flex items-center justify-between gap-2">
                      {link}
                      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 sm:hidden" />
                    </Heading>
                    <p className="text-sm text-ink-2 sm:mt-1">{summary}</p>
                  </div>
                  {figure && (
                    <p className="mt-3 pe-6 text-sm max-sm:hidden">
                      <span className="block font-display text-2xl leading-tight font-bold tracking-tight">
                        <FigureValue value={figure.value} />
                      </span>
                      {figure.label} {/* Above the link that covers the card. */}
                      <ClaimFootnote {...figure} isQuiet className="relative z-1" />
                    </p>
                  )}
                </>
              )}
            </LinkedCard>
          ))}
        </ul>
        {withoutCard.length > 0 && (
          <ul className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm sm:mt-8 sm:border-t sm:border-line sm:pt-4">
            <li className="text-ink-2">{others}</li>
            {withoutCard.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} look="arrow">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
