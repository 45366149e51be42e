import { Heading } from '../../ui/Heading'
import type { Figure } from './ClaimMark'
import { FigureList } from './FigureList'

export type ResultsListProps = { heading: string; figures: readonly Figure[]; list: readonly string[] }

/** Results: stat cards, and what they look like from the floor. */
export function ResultsList({ heading, figures, list }: ResultsListProps) {
  return (
    <section aria-labelledby="results" className="bg-deck text-on-deck">
      <div className="column py-20 md:py-24">
        <Heading level={2} id="results">
          {heading}
        </Heading>
        <div className="mt-9 grid gap-x-14 gap-y-10 lg:grid-cols-figures lg:items-center">
          <FigureList look="board" figures={figures} />
          <ul className="grid gap-4">
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
