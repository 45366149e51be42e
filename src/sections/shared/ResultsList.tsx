import { Heading } from '../../ui/Heading'
import { ClaimMark, type Figure } from './ClaimMark'
import { StatIcon } from './StatIcon'
import { sharedHooks } from './shared.hooks'

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
          <dl className="grid gap-px overflow-hidden rounded-lg bg-deck-line sm:grid-cols-2">
            {figures.map((figure, index) => (
              <div
                key={figure.label}
                {...sharedHooks.stat.props()}
                className={`flex flex-col-reverse justify-end bg-deck-2 p-6 ${figures.length % 2 === 1 && index === 0 ? 'sm:col-span-2' : ''}`}
              >
                <dt className="text-on-deck-2">
                  <span className="block">{figure.label}</span>
                  <ClaimMark {...figure} />
                </dt>
                <dd className="font-display text-figure leading-tight font-bold tracking-tight text-signal">
                  <StatIcon claim={figure.claim} className="mb-2" />
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
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
