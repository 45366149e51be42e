import type { ReactNode } from 'react'
import { RuleGlyph } from '#src/illustrations/RuleGlyph.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { RuleGlyphName } from '#src/lib/anywhere/names/pictureNames.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'
import { BESIDE_HEADING, CARD_LOOKS, type CardClasses, type CardLook } from './cardLooks.ts'
import { SectionHeading, type SectionHeadingLook } from './SectionHeading.tsx'
import { namedSection } from './section.attributes.ts'

type Item = {
  title: string
  text: string
  action?: Link | undefined
  /** Under the title: what it is about, drawn small. Phones leave it out where they fold the text. */
  glyph?: RuleGlyphName | undefined
  /** Below the text: what it says, drawn. */
  picture?: ReactNode
}
export type CardGridProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly Item[]
  look: CardLook
  headingLook?: Extract<SectionHeadingLook, 'under' | 'banner' | 'rail'> | undefined
  /** A picture under the heading, or beside it. */
  children?: ReactNode
}

/** Longer than this, in characters, a text takes a whole row of a sheet. */
const LONG = 300

/** Short texts under one heading. */
export function CardGrid({ id, heading, headingLook = 'under', lede, items, look, children }: CardGridProps) {
  const isBeside = headingLook === 'rail'
  const classes: CardClasses = isBeside ? { ...CARD_LOOKS[look], ...BESIDE_HEADING[look] } : CARD_LOOKS[look]
  const isWide = classes.isForLongTexts && !isBeside ? wideOf(items) : []
  const head = (picture?: ReactNode) => (
    <SectionHeading id={id} heading={heading} lede={lede} look={headingLook}>
      {picture}
    </SectionHeading>
  )
  const isFolded = (index: number) => classes.isForLongTexts && items.length > 4 && index > 1
  return (
    <section {...namedSection(id)} className={cn('column grid gap-y-7 plain-section sm:gap-y-10', classes.section)}>
      {children && classes.head && !isBeside ? (
        <div className={classes.head}>
          {head()}
          {children}
        </div>
      ) : (
        <div>{head(children)}</div>
      )}
      <ul className={cn('grid', classes.list, classes.columns?.(items.length))}>
        {items.map((item, index) => (
          <li
            key={item.title}
            className={cn(
              classes.item,
              classes.linked?.(Boolean(item.action)),
              isWide[index] && 'lg:col-span-2',
              isFolded(index) && 'relative max-sm:py-1.5',
            )}
          >
            {isFolded(index) ? (
              <PhoneFold label={item.title} head={<Title item={item} isFolded />} className="sm:contents">
                <Words item={item} classes={{ ...classes, text: cn(classes.text, 'max-sm:pb-3') }} />
              </PhoneFold>
            ) : (
              <>
                <Title item={item} />
                <Words item={item} classes={classes} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A card's title, with its glyph where it has one. */
function Title({ item, isFolded = false }: { item: Item; isFolded?: boolean }) {
  const title = (
    <Heading level={3} className={cn(isFolded && 'max-sm:py-2.5 max-sm:pr-9 sm:row-span-2')}>
      {item.title}
    </Heading>
  )
  if (!item.glyph) return title
  return (
    <div className="grid content-start gap-y-4 sm:row-span-2">
      {title}
      <RuleGlyph name={item.glyph} className={cn(isFolded && 'max-sm:hidden')} />
    </div>
  )
}

/** What stands under a card's title. */
function Words({ item, classes }: { item: Item; classes: Pick<CardClasses, 'text' | 'action'> }) {
  return (
    <>
      {item.picture ? (
        <div className={classes.text}>
          <p className="text-ink-2">{item.text}</p>
          {item.picture}
        </div>
      ) : (
        <p className={cn('text-ink-2', classes.text)}>{item.text}</p>
      )}
      {item.action && (
        <p className={cn('text-sm', classes.action)}>
          <TextLink href={item.action.href} look="arrow">
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
