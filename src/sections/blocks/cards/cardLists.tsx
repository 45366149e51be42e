import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { isTextFolded } from '#src/ui/PhoneFold.tsx'
import { CardText, type TextCard } from './CardText.tsx'

type CardListProps = {
  cards: readonly TextCard[]
  /** Only two thirds of the width. */
  isBesideHeading: boolean
}

/** In characters. A longer text fills a row of a ledger, because beside its title it would be a narrow column of eight lines or more. */
const LONGEST_IN_HALF_ROW = 300
/** The color of the sheet shows as lines between its cards. */
const SHEET_CLASS = 'grid gap-px overflow-hidden rounded-lg border border-line bg-line'

/** Columns, each under a rule. */
function RuledCards({ cards, isBesideHeading }: CardListProps) {
  const { length } = cards
  const columns = cn(length === 3 && 'md:grid-cols-3', length % 3 === 0 && 'lg:grid-cols-3', length === 4 && 'lg:grid-cols-4')
  return (
    <ul className={cn('grid gap-x-6 gap-y-7 sm:grid-cols-2 sm:gap-y-9', isBesideHeading ? 'content-start' : columns)}>
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col border-t-2 border-ink pt-4 sm:max-md:last:odd:col-span-2">
          <CardText card={card} look="stacked" />
        </li>
      ))}
    </ul>
  )
}

/** Stacked, with the title on the left. */
function CardRows({ cards, isBesideHeading }: CardListProps) {
  const columnsOf = ({ action }: TextCard) => {
    if (isBesideHeading) return 'sm:grid-cols-headed'
    return action ? 'lg:grid-cols-[1fr_2fr_0.7fr]' : 'lg:grid-cols-headed'
  }
  return (
    <ul className="grid border-t-2 border-ink">
      {cards.map((card) => (
        <li key={card.title} className={cn('grid gap-x-10 gap-y-2 border-b border-line py-6', columnsOf(card))}>
          <CardText card={card} look="columns" />
        </li>
      ))}
    </ul>
  )
}

/** Stacked between thin rules, with titles before texts. */
function CardsBetweenRules({ cards }: CardListProps) {
  return (
    <ul className="grid border-b border-edge">
      {cards.map((card) => (
        <li key={card.title} className="grid gap-x-8 gap-y-1.5 border-t border-edge py-5 sm:grid-cols-[12rem_1fr]">
          <CardText card={card} look="titled" />
        </li>
      ))}
    </ul>
  )
}

/** A sheet with three cards in a row, titles over texts. */
function CardSheet({ cards }: CardListProps) {
  return (
    <ul className={cn(SHEET_CLASS, 'md:grid-cols-3')}>
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col bg-card p-5 sm:p-7">
          <CardText card={card} look="stacked" />
        </li>
      ))}
    </ul>
  )
}

/** A sheet with two cards in a row, titles before texts. Long texts fill a row. On phones a long list folds the texts from the third on. */
function CardLedger({ cards, isBesideHeading }: CardListProps) {
  const fullWidths = isBesideHeading ? [] : areFullWidth(cards)
  return (
    <ul className={cn(SHEET_CLASS, isBesideHeading ? 'content-start' : 'lg:grid-cols-2')}>
      {cards.map((card, index) => {
        const isFolded = isTextFolded(index, cards.length)
        return (
          <li
            key={card.title}
            className={cn(
              'grid content-start gap-x-6 gap-y-2 bg-card p-5 sm:grid-cols-[10rem_1fr] sm:p-7',
              fullWidths[index] && 'lg:col-span-2',
              isFolded && 'relative max-sm:py-1.5',
            )}
          >
            <CardText card={card} look="titledText" isFolded={isFolded} />
          </li>
        )
      })}
    </ul>
  )
}

/** Looks of short texts, a closed list that content chooses from (schemas/blocks/sharedBlocks.ts, schemas/industry/industryBlocks.ts). */
export const CARD_LISTS = {
  ruled: RuledCards,
  rows: CardRows,
  ledger: CardLedger,
  sheet: CardSheet,
  beside: CardsBetweenRules,
}

/** @returns which cards of a ledger fill a row: long ones, and one that would leave half a row empty */
function areFullWidth(cards: readonly TextCard[]): boolean[] {
  let isHalf = false
  return cards.map(({ text }, index) => {
    const next = cards[index + 1]
    if (isHalf) {
      isHalf = false
      return false
    }
    isHalf = text.length <= LONGEST_IN_HALF_ROW && next !== undefined && next.text.length <= LONGEST_IN_HALF_ROW
    return !isHalf
  })
}
