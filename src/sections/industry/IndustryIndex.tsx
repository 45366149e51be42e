import { ShiftBoard } from '../../illustrations/ShiftBoard'
import { CardLink } from '../../ui/CardLink'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { ClaimMark } from '../shared/ClaimMark'
import type { IndustryCard } from './cards'

export type IndustryIndexProps = {
  eyebrow: string
  heading: string
  lede: string
  cards: readonly IndustryCard[]
}

/** A row for each industry: its sentence, its figure and the top of its board. */
export function IndustryIndex({ eyebrow, heading, lede, cards }: IndustryIndexProps) {
  return (
    <section className="dawn">
      <div className="column pt-12 pb-8 md:pt-20">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="page" className="mt-4">
          {heading}
        </Heading>
        <p className="mt-5 measure-52 text-lg text-ink-2">{lede}</p>
        <ul className="mt-12 border-t-2 border-ink">
          {cards.map((card) => (
            <li
              key={card.href}
              className="group relative grid gap-x-12 gap-y-5 border-b border-line py-9 lg:grid-cols-[1.05fr_0.6fr_1.2fr] lg:items-center"
            >
              <div>
                <Heading level={2} size="3xl">
                  <CardLink href={card.href}>{card.name}</CardLink>
                </Heading>
                <p className="mt-2 text-ink-2">{card.summary}</p>
              </div>
              {card.figures[0] && (
                <p className="text-sm text-ink-2">
                  <span className="block font-display text-3xl font-bold tracking-tight text-ink">{card.figures[0].value}</span>
                  {card.figures[0].label}
                  {/* Above the link that covers the row. */}
                  <ClaimMark {...card.figures[0]} className="relative z-1 ml-2" />
                </p>
              )}
              <ShiftBoard {...card.board} compact />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
