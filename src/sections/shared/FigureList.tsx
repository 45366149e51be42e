import { cn } from '../../lib/anywhere/cn'
import { ClaimMark, type Figure } from './ClaimMark'
import { StatIcon } from './StatIcon'
import { sharedHooks } from './shared.hooks'

const LOOKS = {
  /** Tiles of a departure board; of an odd number the first takes a whole row. */
  board: {
    list: 'gap-px overflow-hidden rounded-lg bg-deck-line sm:grid-cols-2',
    item: 'bg-deck-2 p-6',
    label: '',
    value: 'text-figure text-signal',
  },
  /** Side by side, each under a rule. */
  ruled: {
    list: 'gap-8 sm:grid-cols-2 xl:grid-cols-4',
    item: 'border-t-2 border-signal pt-3',
    label: 'text-sm',
    value: 'text-4xl',
  },
} as const

export type FigureListProps = {
  look: keyof typeof LOOKS
  /** Figures of the registry; `note` says more under the label. */
  figures: readonly (Figure & { note?: string | undefined })[]
  className?: string
}

/** Figures on the dark deck, each with its icon, what it counts, and the mark of its claim. */
export function FigureList({ look, figures, className }: FigureListProps) {
  const { list, item, label, value } = LOOKS[look]
  const isWide = (index: number) => look === 'board' && figures.length % 2 === 1 && index === 0
  return (
    <dl className={cn('grid', list, className)}>
      {figures.map((figure, index) => (
        <div
          key={figure.label}
          {...sharedHooks.stat.props()}
          className={cn('flex flex-col-reverse justify-end', item, isWide(index) && 'sm:col-span-2')}
        >
          <dt className={cn('text-on-deck-2', label)}>
            <span className={cn('block', figure.note && 'font-semibold text-on-deck')}>{figure.label}</span>
            {figure.note && <span className="mt-0.5 block text-sm">{figure.note}</span>}
            <ClaimMark {...figure} />
          </dt>
          <dd className={cn('font-display', value, 'leading-tight font-bold tracking-tight')}>
            <StatIcon claim={figure.claim} className="mb-2" />
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
