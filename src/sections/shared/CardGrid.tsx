import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import type { Link } from '../../site/link'
import { Heading } from '../../ui/Heading'
import { PhoneFold } from '../../ui/PhoneFold'
import { TextLink } from '../../ui/TextLink'
import { SectionHeading } from './SectionHeading'

type Item = { title: string; text: string; action?: Link | undefined }
export type CardGridProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly Item[]
  look: keyof typeof LOOKS
  /** For the look "beside": a picture under the heading, where there is room beside the list. */
  children?: ReactNode
}

/** How short texts can be drawn; the closed list that content chooses from (schemas/feature.ts, schemas/industry.ts). */
const LOOKS = {
  /** Columns, each under a rule. */
  ruled: {
    list: 'gap-x-6 gap-y-7 sm:grid-cols-2 sm:gap-y-9',
    item: 'flex flex-col border-t-2 border-ink pt-4',
    text: 'mt-2',
    action: 'mt-auto pt-4',
  },
  /** One below the other, the title on the left. */
  rows: { list: 'border-t-2 border-ink', item: 'grid gap-x-10 gap-y-2 border-b border-line py-6', text: '', action: '' },
  /** A sheet with two cards abreast, titles before texts; of a long one, phones fold the cards from the third on. */
  ledger: {
    list: 'gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-2',
    item: 'grid content-start gap-x-6 gap-y-2 bg-card p-5 sm:grid-cols-[10rem_1fr] sm:p-7 sm:*:first:row-span-2',
    text: '',
    action: 'sm:col-start-2',
  },
  /** A sheet with three cards abreast, titles over texts. */
  sheet: {
    list: 'gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3',
    item: 'flex flex-col bg-card p-5 sm:p-7',
    text: 'mt-2',
    action: 'mt-auto pt-4',
  },
  /** Beside the heading, one below the other. */
  beside: {
    list: 'border-b border-edge',
    item: 'grid gap-x-8 gap-y-1.5 border-t border-edge py-5 sm:grid-cols-[12rem_1fr] sm:*:first:row-span-2',
    text: '',
    action: 'sm:col-start-2',
  },
  /** Messages on their way: bubbles as high as their words, every other one later. */
  messages: {
    list: 'items-start gap-5 md:grid-cols-2 md:gap-x-8 md:gap-y-6 md:pb-12',
    item: 'rounded-xl rounded-bl-tick card-warm p-6 md:p-8 md:even:relative md:even:top-12',
    text: 'mt-2',
    action: 'pt-4',
  },
} as const

/** Longer than this, in characters, a text takes the whole width of a ledger. */
const LONG = 300

/** Short texts under one heading. */
export function CardGrid({ id, heading, lede, items, look, children }: CardGridProps) {
  const { list, item: itemClass, text, action } = LOOKS[look]
  const isWide = wideOf(items)
  const isLong = look === 'ledger' && items.length > 4
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'column grid gap-y-7 plain-section sm:gap-y-10',
        look === 'beside' && 'items-start gap-x-16 sm:gap-y-8 lg:grid-cols-headed',
      )}
    >
      {children ? (
        <div>
          <SectionHeading id={id} heading={heading} lede={lede} />
          {children}
        </div>
      ) : (
        <SectionHeading id={id} heading={heading} lede={lede} />
      )}
      <ul className={cn('grid', list, look === 'ruled' && columnsOf(items.length))}>
        {items.map((item, index) => (
          <li
            key={item.title}
            className={cn(
              itemClass,
              look === 'ruled' && 'sm:max-md:last:odd:col-span-2',
              look === 'rows' && (item.action ? 'lg:grid-cols-[1fr_2fr_0.7fr]' : 'lg:grid-cols-headed'),
              look === 'ledger' && isWide[index] && 'lg:col-span-2',
              isLong && index > 1 && 'relative max-sm:py-1.5',
            )}
          >
            {isLong && index > 1 ? (
              <PhoneFold
                label={item.title}
                title={
                  <Heading level={3} className="max-sm:py-2.5 max-sm:pr-9 sm:row-span-2">
                    {item.title}
                  </Heading>
                }
                className="sm:contents"
              >
                <Words item={item} text="measure-80 max-sm:pb-3" action={action} />
              </PhoneFold>
            ) : (
              <>
                <Heading level={3}>{item.title}</Heading>
                <Words item={item} text={cn(text, look === 'ledger' && 'measure-80')} action={action} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stands under a card's title, with the classes of the two. */
function Words({ item, text, action }: { item: Item; text: string; action: string }) {
  return (
    <>
      <p className={cn('text-ink-2', text)}>{item.text}</p>
      {item.action && (
        <p className={cn('text-sm', action)}>
          <TextLink href={item.action.href} hasArrow>
            {item.action.label}
            <span className="sr-only">: {item.title}</span>
          </TextLink>
        </p>
      )}
    </>
  )
}

/** Columns under rules, whose last row is full. */
const columnsOf = (count: number) =>
  cn(count === 3 && 'md:grid-cols-3', count % 3 === 0 && 'lg:grid-cols-3', count === 4 && 'lg:grid-cols-4')

/** @returns which cards of a ledger take a whole row: long ones, and one that would leave half a row empty */
function wideOf(items: readonly Item[]): boolean[] {
  let isHalf = false
  return items.map(({ text }, index) => {
    const next = items[index + 1]
    if (isHalf) {
      isHalf = false
      return false
    }
    isHalf = text.length <= LONG && next !== undefined && next.text.length <= LONG
    return !isHalf
  })
}
