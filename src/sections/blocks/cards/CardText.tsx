import type { ReactNode } from 'react'
import { RuleGlyph } from '#src/illustrations/ruleGlyph/RuleGlyph.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { RuleGlyphName } from '#src/models/names/pictureNames.ts'
import { FoldHeading } from '#src/ui/FoldHeading.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'

export type TextCard = {
  title: string
  text: string
  action?: Link | undefined
  /** A small drawing under the title. Phones hide it when they fold the text. */
  glyph?: RuleGlyphName | undefined
  /** A drawing of the text, below it. */
  picture?: ReactNode
}

/** Where title, text and link stand in their card, from tablets on. */
const LOOKS = {
  /** The title over the text, and the link at the card's foot. */
  stacked: { title: '', text: 'mt-2', action: 'mt-auto pt-4' },
  /** The title in the first of two columns, text and link in the second. */
  titled: { title: 'sm:row-span-2', text: '', action: 'sm:col-start-2' },
  /** The same, with lines of text that are no longer than in an article. */
  titledText: { title: 'sm:row-span-2', text: 'measure-80', action: 'sm:col-start-2' },
  /** Each in a column of its own. */
  columns: { title: '', text: '', action: '' },
}

export type CardTextProps = { card: TextCard; look: keyof typeof LOOKS; isFolded?: boolean }

/** The content of every card: title, optional glyph, text, and link. */
export function CardText({ card, look, isFolded = false }: CardTextProps) {
  const head = <CardTitle card={card} look={look} isFolded={isFolded} />
  const body = (
    <>
      <CardBody card={card} className={cn(LOOKS[look].text, isFolded && 'max-sm:pb-3')} />
      <CardLink card={card} look={look} />
    </>
  )
  if (isFolded)
    return (
      <PhoneFold label={card.title} head={head} className="sm:contents">
        {body}
      </PhoneFold>
    )
  return (
    <>
      {head}
      {body}
    </>
  )
}

function CardTitle({ card: { title, glyph }, look, isFolded }: Required<CardTextProps>) {
  if (!glyph)
    return (
      <FoldHeading level={3} isFolded={isFolded} className={LOOKS[look].title || undefined}>
        {title}
      </FoldHeading>
    )
  return (
    <div className="grid content-start gap-y-4 sm:row-span-2">
      <FoldHeading level={3} isFolded={isFolded}>
        {title}
      </FoldHeading>
      <RuleGlyph name={glyph} className={cn(isFolded && 'max-sm:hidden')} />
    </div>
  )
}

function CardBody({ card: { text, picture }, className }: { card: TextCard; className: string }) {
  if (!picture) return <p className={cn('text-ink-2', className)}>{text}</p>
  return (
    <div className={className}>
      <p className="text-ink-2">{text}</p>
      {picture}
    </div>
  )
}

function CardLink({ card: { title, action }, look }: Pick<CardTextProps, 'card' | 'look'>) {
  if (!action) return null
  return (
    <p className={cn('text-sm', LOOKS[look].action)}>
      <TextLink href={action.href} look="arrow">
        {action.label}
        <span className="sr-only">: {title}</span>
      </TextLink>
    </p>
  )
}
