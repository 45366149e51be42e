import type { ReactNode } from 'react'
import type { RuleGlyphName } from '#src/contentNames/pictureNames.ts'
import { RuleGlyph } from '#src/illustrations/ruleGlyph/RuleGlyph.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
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
export type CardTextProps = { card: TextCard; isFolded?: boolean; textClass?: string; actionClass?: string }

/** The content of every card: title, optional glyph, text, and link. */
export function CardText({ card, isFolded = false, textClass, actionClass }: CardTextProps) {
  const { title, text, action, glyph, picture } = card
  const heading = (
    <FoldHeading level={3} isFolded={isFolded} className={cn(isFolded && 'sm:row-span-2')}>
      {title}
    </FoldHeading>
  )
  const head = glyph ? (
    <div className="grid content-start gap-y-4 sm:row-span-2">
      {heading}
      <RuleGlyph name={glyph} className={cn(isFolded && 'max-sm:hidden')} />
    </div>
  ) : (
    heading
  )
  const place = cn(textClass, isFolded && 'max-sm:pb-3')
  const words = (
    <>
      {picture ? (
        <div className={place}>
          <p className="text-ink-2">{text}</p>
          {picture}
        </div>
      ) : (
        <p className={cn('text-ink-2', place)}>{text}</p>
      )}
      {action && (
        <p className={cn('text-sm', actionClass)}>
          <TextLink href={action.href} look="arrow">
            {action.label}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      )}
    </>
  )
  if (isFolded)
    return (
      <PhoneFold label={title} head={head} className="sm:contents">
        {words}
      </PhoneFold>
    )
  return (
    <>
      {head}
      {words}
    </>
  )
}
