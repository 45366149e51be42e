import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FigureIcon } from '#src/sections/shared/figures/FigureIcon.tsx'
import { FigureLabel } from '#src/sections/shared/figures/FigureLabel.tsx'
import { type Figure, FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type FiguresBlockProps = {
  id: string
  heading: string
  figures: readonly Figure[]
  note?: string | undefined
}

/** Figures on the dark deck, from the claims, in a row beside their heading. */
export function FiguresBlock({ id, heading, figures, note }: FiguresBlockProps) {
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-7 py-12 sm:gap-y-9 lg:grid-cols-named lg:py-8 lg:items-center">
        <Heading level={2} id={id} size="3xl">
          {heading}
        </Heading>
        <RuledFigures figures={figures} />
        {note && <p className="measure-70 text-sm text-on-deck-2 lg:col-start-2">{note}</p>}
      </div>
    </section>
  )
}

/** Equal columns in full rows. */
const columnsOf = (count: number) =>
  count % 3 === 0 ? 'sm:grid-cols-3' : count % 2 === 0 && cn('sm:grid-cols-2', count % 4 === 0 && 'lg:grid-cols-4')

/** Figures side by side, each under a rule. */
const RuledFigures = ({ figures }: Pick<FiguresBlockProps, 'figures'>) => (
  <dl className={cn('grid gap-x-8 gap-y-9', columnsOf(figures.length))}>
    {figures.map((figure) => (
      <div
        key={figure.label}
        {...sharedAttributes.figure.props()}
        className="flex flex-col-reverse justify-end border-t-2 border-signal pt-3"
      >
        <FigureLabel {...figure} />
        <dd className="font-display text-4xl leading-tight font-bold tracking-tight whitespace-nowrap">
          <FigureIcon icon={figure.claim?.icon} className="mb-2 block" />
          <FigureValue value={figure.value} />
        </dd>
      </div>
    ))}
  </dl>
)
