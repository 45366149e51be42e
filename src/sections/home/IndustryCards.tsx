import { ShiftBoard } from '../../illustrations/ShiftBoard'
import type { Link } from '../../site/link'
import { CardLink } from '../../ui/CardLink'
import { Heading } from '../../ui/Heading'
import { ScrollFrame } from '../../ui/ScrollFrame'
import { TextLink } from '../../ui/TextLink'
import type { IndustryCard } from '../industry/cards'
import { ClaimMark } from '../shared/ClaimMark'
import { FigureValue } from '../shared/FigureValue'

export type IndustryCardsProps = {
  heading: string
  lede: string
  all: Link
  cards: readonly IndustryCard[]
}

/** Industries side by side, each with two rows of its own board. */
export function IndustryCards({ heading, lede, all, cards }: IndustryCardsProps) {
  return (
    <section aria-labelledby="industries" className="py-7 sm:py-24 md:py-32">
      <div className="column flex flex-wrap items-end column-wide justify-between gap-x-10 gap-y-4">
        <div>
          <Heading level={2} id="industries">
            {heading}
          </Heading>
          <p className="mt-3 measure-66 text-sm text-ink-2 sm:text-base">{lede}</p>
        </div>
        <TextLink href={all.href} arrow>
          {all.label}
        </TextLink>
      </div>
      <div className="column mt-6 column-wide sm:mt-11">
        <ScrollFrame label={heading} className="swipe-frame sm:overflow-x-visible">
          <ul className="swipe-row grid gap-x-8 gap-y-12 md:grid-cols-2">
            {cards.map((card) => (
              <li key={card.href} className="group relative grid content-start gap-5">
                <ShiftBoard {...card.board} compact />
                <div>
                  <Heading level={3} size="2xl">
                    <CardLink href={card.href}>{card.name}</CardLink>
                  </Heading>
                  <p className="mt-1.5 text-ink-2">{card.summary}</p>
                  <ul className="mt-2.5 flex flex-wrap gap-x-5 text-sm font-semibold">
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
        </ScrollFrame>
      </div>
    </section>
  )
}
