import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { sharedAttributes } from '../shared.attributes.ts'
import { FigureIcon } from './FigureIcon.tsx'
import { FigureLabel } from './FigureLabel.tsx'
import { type Figure, FigureValue } from './FigureValue.tsx'

export type FigureStackProps = { figures: readonly Figure[] }

/** Figures on a slab of the deck, a line each: icon, value and label. */
export const FigureStack = ({ figures }: FigureStackProps) => (
  <dl className="grid gap-px overflow-hidden rounded-xl bg-deck-line text-on-deck shadow-deck">
    {figures.map((figure) => (
      <div
        key={figure.label}
        {...sharedAttributes.figure.props()}
        className="flex flex-col-reverse justify-end bg-deck p-5 sm:flex-row-reverse sm:items-center sm:gap-x-6 sm:p-7"
      >
        <FigureLabel {...figure} className="sm:grow sm:text-base" />
        <dd
          className={cn(
            'flex shrink-0 flex-wrap items-center gap-x-4 sm:w-54',
            'font-display text-3xl leading-tight font-bold tracking-tight text-signal sm:text-figure',
          )}
        >
          <FigureIcon icon={figure.claim?.icon} className="shrink-0" />
          <FigureValue value={figure.value} />
        </dd>
      </div>
    ))}
  </dl>
)
