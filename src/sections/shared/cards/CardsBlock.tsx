import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SectionHeading, type SectionHeadingLook } from '../SectionHeading.tsx'
import { namedSection } from '../section.attributes.ts'
import type { TextCard } from './CardText.tsx'
import { CARD_LISTS } from './cardLists.tsx'

export type CardsBlockProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly TextCard[]
  look: keyof typeof CARD_LISTS
  headingLook?: Extract<SectionHeadingLook, 'under' | 'banner' | 'rail'> | undefined
  /** Beside the heading of ruled cards, from the third of their four columns on, and under every other heading. */
  picture?: ReactNode
}

/** Short texts under one heading, or beside it. */
export function CardsBlock({ id, heading, headingLook = 'under', lede, items, look, picture }: CardsBlockProps) {
  const Cards = CARD_LISTS[look]
  const isBesideHeading = headingLook === 'rail'
  const words = { id, heading, lede, look: headingLook }
  return (
    <section
      {...namedSection(id)}
      className={cn('column grid gap-y-7 plain-section sm:gap-y-10', isBesideHeading && 'gap-x-16 sm:gap-y-8 lg:grid-cols-headed')}
    >
      {picture && look === 'ruled' && !isBesideHeading ? (
        <div className="lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-6">
          <SectionHeading {...words} />
          {picture}
        </div>
      ) : (
        <div>
          <SectionHeading {...words}>{picture}</SectionHeading>
        </div>
      )}
      <Cards cards={items} isBesideHeading={isBesideHeading} />
    </section>
  )
}
