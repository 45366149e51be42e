import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SectionHeading, type SectionHeadingLook } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import type { TextCard } from './CardText.tsx'
import { CARD_LISTS } from './cardLists.tsx'

export type CardsBlockProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly TextCard[]
  look: keyof typeof CARD_LISTS
  headingLook?: Extract<SectionHeadingLook, 'under' | 'banner' | 'rail'> | undefined
  /** A picture under the heading. */
  underHeading?: ReactNode
  /** A picture on the other half of the heading's row, from the third of four columns of cards on. */
  besideHeading?: ReactNode
}

/** Short texts under one heading, or beside it. */
export function CardsBlock({ id, heading, headingLook = 'under', lede, items, look, underHeading, besideHeading }: CardsBlockProps) {
  const Cards = CARD_LISTS[look]
  const isBesideHeading = headingLook === 'rail'
  const head = (
    <SectionHeading id={id} heading={heading} lede={lede} look={headingLook}>
      {underHeading}
    </SectionHeading>
  )
  return (
    <section
      {...namedSection(id)}
      className={cn('column grid gap-y-7 plain-section sm:gap-y-10', isBesideHeading && 'gap-x-16 sm:gap-y-8 lg:grid-cols-headed')}
    >
      {besideHeading ? (
        <div className="lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-6">
          {head}
          {besideHeading}
        </div>
      ) : (
        <div>{head}</div>
      )}
      <Cards cards={items} isBesideHeading={isBesideHeading} />
    </section>
  )
}
