import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Heading } from '#src/ui/Heading.tsx'
import type { SectionHeadingLook } from '../SectionHeading.tsx'
import { namedSection } from '../section.attributes.ts'
import { FigureStack } from './FigureStack.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import type { Figure } from './FigureValue.tsx'

export type ResultsBlockProps = {
  id: string
  heading: string
  headingLook?: Extract<SectionHeadingLook, 'banner'> | undefined
  figures: readonly Figure[]
  list: readonly string[]
  /** The look, from a closed list that content chooses from (schemas/industry/industryBlocks.ts). */
  look?: 'deck' | 'sheet'
}

/** Results as figures, and lines on what they mean at work. */
export function ResultsBlock({ look = 'deck', ...results }: ResultsBlockProps) {
  return look === 'deck' ? <ResultsOnDeck {...results} /> : <ResultsOnSheet {...results} />
}

type DrawnProps = Omit<ResultsBlockProps, 'look'>

/** Across the page on the deck: cards in a row, and the lines below them side by side. */
function ResultsOnDeck({ id, heading, headingLook, figures, list }: DrawnProps) {
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column py-14 sm:py-20 md:py-24">
        <Heading level={2} id={id} size={headingLook === 'banner' ? '5xl' : '4xl'}>
          {heading}
        </Heading>
        <div className="mt-9 grid gap-y-8">
          <FigureTiles figures={figures} />
          <Lines list={list} className={cn('gap-x-10', list.length === 3 ? 'lg:grid-cols-3' : list.length > 1 && 'md:grid-cols-2')} />
        </div>
      </div>
    </section>
  )
}

/** On paper: heading and lines on one side, and a slab with a figure in each row on the other. */
function ResultsOnSheet({ id, heading, headingLook, figures, list }: DrawnProps) {
  return (
    <section {...namedSection(id)} className="column grid items-center gap-x-16 gap-y-10 plain-section lg:grid-cols-beside">
      <div>
        <Heading level={2} id={id} size={headingLook === 'banner' ? '5xl' : '4xl'}>
          {heading}
        </Heading>
        <Lines list={list} className="mt-8" />
      </div>
      <FigureStack figures={figures} />
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
