import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { TextCard } from './CardWords.tsx'
import { CARD_LISTS } from './cardLists.tsx'
import { SectionHeading, type SectionHeadingLook } from './SectionHeading.tsx'
import { namedSection } from './section.attributes.ts'

export type CardsBlockProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly TextCard[]
  look: keyof typeof CARD_LISTS
  headingLook?: Extract<SectionHeadingLook, 'under' | 'banner' | 'rail'> | undefined
  /** A picture under the heading, or beside it. */
  children?: ReactNode
}

export function CardsBlock({ id, heading, headingLook = 'under', lede, items, look, children }: CardsBlockProps) {
  const Cards = CARD_LISTS[look]
  const isBesideHeading = headingLook === 'rail'
  // The picture begins at the third of four columns.
  const isPictureBeside = children && look === 'ruled' && !isBesideHeading
  return (
    <section
      {...namedSection(id)}
      className={cn('column grid gap-y-7 plain-section sm:gap-y-10', isBesideHeading && 'gap-x-16 sm:gap-y-8 lg:grid-cols-headed')}
    >
      <div className={isPictureBeside ? 'lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-6' : undefined}>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook}>
          {isPictureBeside ? null : children}
        </SectionHeading>
        {isPictureBeside && children}
      </div>
      <Cards cards={items} isBesideHeading={isBesideHeading} />
    </section>
  )
}
