import { Heading } from '../../ui/Heading'
import { ClaimMark, type Figure } from '../shared/ClaimMark'
import { StatIcon } from '../shared/StatIcon'

export type FigureBandProps = {
  id: string
  heading: string
  figures: readonly Figure[]
  note?: string | undefined
}

/** Figures on the dark deck, from the registry of claims. */
export function FigureBand({ id, heading, figures, note }: FigureBandProps) {
  return (
    <section aria-labelledby={id} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-headed lg:items-end">
        <Heading level={2} id={id} size="3xl">
          {heading}
        </Heading>
        <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse justify-end border-t-2 border-signal pt-3">
              <dt className="text-sm text-on-deck-2">
                <span className="block">{figure.label}</span>
                <ClaimMark {...figure} />
              </dt>
              <dd className="font-display text-4xl leading-tight font-bold tracking-tight">
                <StatIcon claim={figure.claim} className="mb-2" />
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
        {note && <p className="text-sm text-on-deck-2 lg:col-start-2">{note}</p>}
      </div>
    </section>
  )
}
