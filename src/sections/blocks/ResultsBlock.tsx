import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FigureList } from '#src/sections/shared/figures/FigureList.tsx'
import type { Figure } from '#src/sections/shared/figures/FigureValue.tsx'
import type { SectionHeadingLook } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type ResultsBlockProps = {
  id: string
  heading: string
  headingLook?: Extract<SectionHeadingLook, 'banner'> | undefined
  figures: readonly Figure[]
  list: readonly string[]
  /** The look, from a closed list that content chooses from (schemas/industry/industryBlocks.ts). */
  look?: keyof typeof LOOKS
}

/** Results as figures, and lines on what they mean at work. */
export function ResultsBlock({ id, heading, headingLook, look = 'deck', ...results }: ResultsBlockProps) {
  const Results = LOOKS[look]
  return (
    <Results id={id} {...results}>
      <Heading level={2} id={id} size={headingLook === 'banner' ? '5xl' : '4xl'}>
        {heading}
      </Heading>
    </Results>
  )
}

/** The children are the heading. */
type ResultsProps = Pick<ResultsBlockProps, 'id' | 'figures' | 'list'> & { children: ReactNode }

const LOOKS = { deck: ResultsOnDeck, sheet: ResultsOnSheet }

/** Across the page on the deck: cards in a row, and the lines below them side by side. */
function ResultsOnDeck({ id, figures, list, children }: ResultsProps) {
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column py-14 sm:py-20 md:py-24">
        {children}
        <div className="mt-9 grid gap-y-8">
          <FigureList figures={figures} look="tiles" />
          <Lines list={list} className={cn('gap-x-10', list.length === 3 ? 'lg:grid-cols-3' : list.length > 1 && 'md:grid-cols-2')} />
        </div>
      </div>
    </section>
  )
}

/** On paper: heading and lines on one side, and a slab with a figure in each row on the other. */
function ResultsOnSheet({ id, figures, list, children }: ResultsProps) {
  return (
    <section {...namedSection(id)} className="column grid items-center gap-x-16 gap-y-10 plain-section lg:grid-cols-beside">
      <div>
        {children}
        <Lines list={list} className="mt-8" />
      </div>
      <FigureList figures={figures} look="slab" />
    </section>
  )
}

function Lines({ list, className }: { list: readonly string[]; className: string }) {
  return (
    <ul className={cn('grid gap-y-4', className)}>
      {list.map((line) => (
        <li key={line} className="border-l-4 border-signal pl-4">
          {line}
        </li>
      ))}
    </ul>
  )
}
