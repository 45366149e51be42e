import { ArrowRight } from 'lucide-react'
import { ShiftBoard } from '../../illustrations/ShiftBoard'
import type { Link } from '../../site/link'
import { CardLink } from '../../ui/CardLink'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'
import { type IndustryCard, inOrderOfClock } from '../industry/cards'
import { ClaimMark } from '../shared/ClaimMark'
import { FigureValue } from '../shared/FigureValue'
import { HourPanel } from './HourPanel'

export type IndustryCardsProps = {
  heading: string
  lede: string
  all: Link
  cards: readonly IndustryCard[]
}

/** Industries in the order of a day, each with two rows of its own board; on phones a line each, under the sky of its hour (home.css). */
export function IndustryCards({ heading, lede, all, cards }: IndustryCardsProps) {
  const day = inOrderOfClock(cards)
  return (
    <section aria-labelledby="industries" className="py-6 sm:py-24 md:py-32">
      <div className="column flex flex-wrap items-end justify-between gap-x-10 gap-y-1 sm:gap-y-4">
        <div>
          <Heading level={2} id="industries">
            {heading}
          </Heading>
          <p className="mt-2 measure-66 text-sm text-ink-2 sm:mt-3 sm:text-base">{lede}</p>
        </div>
        <TextLink href={all.href} hasArrow>
          {all.label}
        </TextLink>
      </div>
      <div className="column mt-2 sm:mt-11">
        <ul className="day-lines grid gap-x-8 sm:gap-y-12 md:grid-cols-2">
          {day.map((card) => (
            <li key={card.href} className="group relative grid content-start sm:gap-5">
              <HourPanel workplace={card.workplace} clock={card.board.clock} className="sm:hidden" />
              <div className="max-sm:hidden">
                <ShiftBoard {...card.board} compact />
              </div>
              <div>
                <Heading level={3} size="2xl" className="flex items-center justify-between gap-2 max-sm:text-lg">
                  <CardLink href={card.href}>{card.name}</CardLink>
                  <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 sm:hidden" />
                </Heading>
                <p className="text-ink-2 max-sm:text-sm sm:mt-1.5">{card.summary}</p>
                <ul className="mt-2.5 flex flex-wrap gap-x-5 text-sm font-semibold max-sm:hidden">
                  {card.figures.slice(0, 2).map((figure) => (
                    <li key={figure.label}>
                      <FigureValue value={figure.value} /> {figure.label} {/* Above the link that covers the card. */}
                      <ClaimMark {...figure} className="relative z-1 text-ink-2" />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
