import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import type { Link } from '../../site/link'
import { Heading } from '../../ui/Heading'
import { PhoneFold } from '../../ui/PhoneFold'
import { TextLink } from '../../ui/TextLink'
import { SectionHeading } from './SectionHeading'

type Item = {
  title: string
  text: string
  action?: Link | undefined
  /** Below the text: what it says, drawn. */
  picture?: ReactNode
}
export type CardGridProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly Item[]
  look: keyof typeof LOOKS
  /** A picture under the heading. */
  children?: ReactNode
}

type Look = {
  /** Around heading and list. */
  section?: string
  list: string
  /** Columns that depend on how many texts there are. */
  columns?: (count: number) => string
  item: string
  /** What depends on whether a text has a link. */
  linked?: (hasAction: boolean) => string
  text: string
  /** Around a text and its picture. */
  pictured?: string
  action: string
  /** Long texts, and one that would leave half a row empty, take a whole row; of a long list, phones fold the texts from the third on. */
  isSheet?: boolean
}

/** How short texts can be drawn; the closed list that content chooses from (schemas/feature.ts, schemas/industry.ts). */
const LOOKS = {
  /** Columns, each under a rule. */
  ruled: {
    list: 'gap-x-6 gap-y-7 sm:grid-cols-2 sm:gap-y-9',
    columns: (count) => cn(count === 3 && 'md:grid-cols-3', count % 3 === 0 && 'lg:grid-cols-3', count === 4 && 'lg:grid-cols-4'),
    item: 'flex flex-col border-t-2 border-ink pt-4 sm:max-md:last:odd:col-span-2',
    text: 'mt-2',
    action: 'mt-auto pt-4',
  },
  /** One below the other, the title on the left. */
  rows: {
    list: 'border-t-2 border-ink',
    item: 'grid gap-x-10 gap-y-2 border-b border-line py-6',
    linked: (hasAction) => (hasAction ? 'lg:grid-cols-[1fr_2fr_0.7fr]' : 'lg:grid-cols-headed'),
    text: '',
    action: '',
  },
  /** A sheet with two cards abreast, titles before texts. */
  ledger: {
    list: 'gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-2',
    item: 'grid content-start gap-x-6 gap-y-2 bg-card p-5 sm:grid-cols-[10rem_1fr] sm:p-7 sm:*:first:row-span-2',
    text: 'measure-80',
    action: 'sm:col-start-2',
    isSheet: true,
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
    section: 'items-start gap-x-16 sm:gap-y-8 lg:grid-cols-headed',
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
    // A bubble stays low.
    pictured: 'xl:grid xl:grid-cols-2 xl:items-center xl:gap-x-6',
    action: 'pt-4',
  },
} as const satisfies Record<string, Look>

/** Longer than this, in characters, a text takes a whole row of a sheet. */
const LONG = 300

/** Short texts under one heading. */
export function CardGrid({ id, heading, lede, items, look, children }: CardGridProps) {
  const drawn: Look = LOOKS[look]
  const isWide = drawn.isSheet ? wideOf(items) : []
  const isFolded = (index: number) => drawn.isSheet && items.length > 4 && index > 1
  return (
    <section aria-labelledby={id} className={cn('column grid gap-y-7 plain-section sm:gap-y-10', drawn.section)}>
      {children ? (
        <div>
          <SectionHeading id={id} heading={heading} lede={lede} />
          {children}
        </div>
      ) : (
        <SectionHeading id={id} heading={heading} lede={lede} />
      )}
      <ul className={cn('grid', drawn.list, drawn.columns?.(items.length))}>
        {items.map((item, index) => (
          <li
            key={item.title}
            className={cn(
              drawn.item,
              drawn.linked?.(Boolean(item.action)),
              isWide[index] && 'lg:col-span-2',
              isFolded(index) && 'relative max-sm:py-1.5',
            )}
          >
            {isFolded(index) ? (
              <PhoneFold
                label={item.title}
                title={
                  <Heading level={3} className="max-sm:py-2.5 max-sm:pr-9 sm:row-span-2">
                    {item.title}
                  </Heading>
                }
                className="sm:contents"
              >
                <Words item={item} drawn={{ ...drawn, text: cn(drawn.text, 'max-sm:pb-3') }} />
              </PhoneFold>
            ) : (
              <>
                <Heading level={3}>{item.title}</Heading>
                <Words item={item} drawn={drawn} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stands under a card's title. */
function Words({ item, drawn }: { item: Item; drawn: Pick<Look, 'text' | 'pictured' | 'action'> }) {
  return (
    <>
      {item.picture ? (
        <div className={cn(drawn.text, drawn.pictured)}>
          <p className="text-ink-2">{item.text}</p>
          {item.picture}
        </div>
      ) : (
        <p className={cn('text-ink-2', drawn.text)}>{item.text}</p>
      )}
      {item.action && (
        <p className={cn('text-sm', drawn.action)}>
          <TextLink href={item.action.href} hasArrow>
            {item.action.label}
            <span className="sr-only">: {item.title}</span>
          </TextLink>
        </p>
      )}
    </>
  )
}

/** @returns which cards of a sheet take a whole row: long ones, and one that would leave half a row empty */
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
