import type { ReviewCycle, SecurityStatus } from '../../lib/anywhere/securityStatuses'
import { type Ground, QUIET_INKS } from '../../ui/ground'
import { Heading } from '../../ui/Heading'

type Card = { title: string; text: string; status: SecurityStatus; cycle?: ReviewCycle }
export type StatusCardsProps = {
  id: string
  heading: string
  cards: readonly Card[]
  review: string
  note?: string
  ground?: Exclude<Ground, 'sky'>
}

/** Cards that state what is in place, each with its status. */
export function StatusCards({ id, heading, cards, review, note, ground = 'paper' }: StatusCardsProps) {
  const isOnDeck = ground === 'deck'
  return (
    <section aria-labelledby={id} className={isOnDeck ? 'bg-deck text-on-deck' : ''}>
      <div className="column py-16 md:py-20">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ul className="mt-9 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map((card) => (
            <li key={card.title} className={`flex flex-col rounded-xl p-6 ${isOnDeck ? 'bg-deck-2' : 'border border-line bg-card'}`}>
              <p
                className={`inline-flex items-center gap-2 self-start rounded-full px-2.5 py-1 text-xs font-semibold ${isOnDeck ? 'bg-go/14 text-go' : 'bg-wash text-ink'}`}
              >
                <span aria-hidden="true" className={`size-1.75 rounded-full ${isOnDeck ? 'bg-go' : 'bg-go-ink'}`} />
                {card.status}
              </p>
              <Heading level={3} className="mt-4">
                {card.title}
              </Heading>
              <p className={`mt-1.5 text-sm ${QUIET_INKS[ground]}`}>{card.text}</p>
              {card.cycle && (
                <p className="mt-auto pt-4 text-xs">
                  {review}: {card.cycle}
                </p>
              )}
            </li>
          ))}
        </ul>
        {note && <p className={`mt-6 measure-64 text-sm ${QUIET_INKS[ground]}`}>{note}</p>}
      </div>
    </section>
  )
}
