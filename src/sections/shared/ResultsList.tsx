import { cn } from '../../lib/anywhere/cn'
import { Heading } from '../../ui/Heading'
import type { Figure } from './ClaimMark'
import { FigureList } from './FigureList'

export type ResultsListProps = { heading: string; figures: readonly Figure[]; list: readonly string[] }

/** Results: stat cards, and what they look like from the floor; three cards stand in a row of their own. */
export function ResultsList({ heading, figures, list }: ResultsListProps) {
  const isRow = figures.length === 3
  return (
    <section aria-labelledby="results" className="bg-deck text-on-deck">
      <div className="column py-20 md:py-24">
        <Heading level={2} id="results">
          {heading}
        </Heading>
        <div className={cn('mt-9 grid gap-x-14', isRow ? 'gap-y-8' : 'items-start gap-y-10 lg:grid-cols-figures')}>
          <FigureList look={isRow ? 'row' : 'board'} figures={figures} />
          <ul className={cn('grid gap-x-10 gap-y-4', isRow && list.length > 1 && 'md:grid-cols-2')}>
            {list.map((line) => (
              <li key={line} className="border-l-4 border-signal pl-4">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
