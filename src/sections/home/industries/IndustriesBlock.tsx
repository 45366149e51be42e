import { ArrowRight } from 'lucide-react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { WorkplaceOutline } from '#src/illustrations/workplace/WorkplaceOutline.tsx'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { type Gap, GapAndReplacement, gapOf } from '#src/sections/industry/GapAndReplacement.tsx'
import { countEarlierDrawings, hasSample, type IndustryCardProps, sortByClock } from '#src/sections/industry/industryCardProps.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkedCard } from '#src/ui/links/LinkedCard.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'

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

type IndustryHourCardProps = {
  card: IndustryCardProps
  /** Number of hours before this one with the same workplace. */
  earlier: number
}

/** An industry as an hour of the day: its workplace, what it is about, and its first figure. */
function IndustryHourCard({ card: { href, name, summary, workplace, board, figures }, earlier }: IndustryHourCardProps) {
  const [figure] = figures
  return (
    <LinkedCard href={href} label={name} {...workplaceAttributes.lights.props()} className="grid content-start sm:max-lg:nth-[-n+2]:pb-10">
      {(link) => (
        <>
          <WorkplaceHour workplace={workplace} time={board.time} gap={gapOf(board)} earlier={earlier} />
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
  )
}

/** @returns the id of a panel's drawing, which other pictures of the page copy */
const workplaceDrawingId = (workplace: WorkplaceName) => `drawn-${workplace}`

type WorkplaceHourProps = {
  workplace: WorkplaceName
  /** The time on its clock, which sets the sky: "05:31". */
  time: string
  /** The person whose place is empty at that hour. */
  gap: Gap | null
  /** Number of panels before this one with the same workplace. */
  earlier: number
}

/**
 * An hour of a workplace's day: its sky, its clock, and the workplace. It is very small on phones; elsewhere it shows the empty place and a
 * neighbor from near. Styles: industries.css.
 */
function WorkplaceHour({ workplace, time, gap, earlier }: WorkplaceHourProps) {
  const hour = skyHourOf(time)
  return (
    <div {...skyHourAttributes.hour.props(hour)} className="hour-panel">
      <Stars hour={hour} className="hour-stars max-sm:hidden" />
      <FlapClock clock={time} size="smToLg" />
      {gap && <GapAndReplacement gap={gap} isStacked className="max-sm:hidden" />}
      <WorkplaceOutline name={workplace} className="sm:hidden" />
      <WorkplaceDrawing
        name={workplace}
        time={time}
        look="panel"
        groupId={workplaceDrawingId(workplace)}
        earlier={earlier}
        className="hour-workplace max-sm:hidden sm:w-[calc(100%+1.5rem)]"
      />
    </div>
  )
}
