import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IconName } from '#src/models/names/iconNames.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { sharedAttributes } from '../shared.attributes.ts'
import { ClaimFootnote } from './ClaimFootnote.tsx'
import { type Figure, FigureValue } from './FigureValue.tsx'

/** Classes of the list, and of each figure in it; `columns` by the number of figures. */
type LookClasses = Record<'list' | 'figure' | 'label' | 'value' | 'icon', string> & {
  columns?: Readonly<Record<number, string>>
  firstOfThree?: string
}

const VALUE_CLASS = 'font-display text-3xl leading-tight font-bold tracking-tight text-signal sm:text-figure'
/** Icon, value and label, from above or from the left. The markup has the label first, as lists of definitions do. */
const LOOKS = {
  /**
   * Tiles of a departure board: two in a row on phones, where the first of three fills a row, and all in a row if there is space. Side by
   * side, their footnotes are aligned, however many lines a label has.
   */
  tiles: {
    list: 'grid gap-px overflow-hidden rounded-lg bg-deck-line phone:grid-cols-2',
    columns: { 3: 'sm:grid-cols-3', 4: 'lg:grid-cols-4' },
    figure: 'flex flex-col-reverse justify-end bg-deck-2 p-3.5 sm:p-6',
    firstOfThree: 'phone:col-span-2 sm:col-span-1',
    label: 'flex grow flex-col items-start sm:text-base',
    value: VALUE_CLASS,
    icon: 'mb-2 block',
  },
  /** A line each, on a slab of the deck. */
  slab: {
    list: 'grid gap-px overflow-hidden rounded-xl bg-deck-line text-on-deck shadow-deck',
    figure: 'flex flex-col-reverse justify-end bg-deck p-5 sm:flex-row-reverse sm:items-center sm:gap-x-6 sm:p-7',
    label: 'sm:grow sm:text-base',
    value: `flex shrink-0 flex-wrap items-center gap-x-4 sm:w-54 ${VALUE_CLASS}`,
    icon: 'shrink-0',
  },
  /** Side by side on the deck, each under a rule, in full rows. */
  ruled: {
    list: 'grid gap-x-8 gap-y-9',
    columns: { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' },
    figure: 'flex flex-col-reverse justify-end border-t-2 border-signal pt-3',
    label: '',
    value: 'font-display text-4xl leading-tight font-bold tracking-tight whitespace-nowrap',
    icon: 'mb-2 block',
  },
} as const satisfies Record<string, LookClasses>

export type FigureListProps = { figures: readonly Figure[]; look: keyof typeof LOOKS }

/** Two to four figures on the deck, each with the footnote of its claim. */
export function FigureList({ figures, look }: FigureListProps) {
  const { list, columns, figure: figureClass, firstOfThree, label: labelClass, value: valueClass, icon }: LookClasses = LOOKS[look]
  return (
    <dl className={cn(list, columns?.[figures.length])}>
      {figures.map((figure, index) => (
        <div
          key={`${figure.value} ${figure.label}`}
          {...sharedAttributes.figure.props()}
          className={cn(figureClass, figures.length === 3 && index === 0 && firstOfThree)}
        >
          <dt className={cn('text-sm text-on-deck-2', labelClass)}>
            <span className="block">{figure.label}</span>
            {/* The space around it makes it large enough for fingers. */}
            <ClaimFootnote claim={figure.claim} value={figure.value} className="mt-auto pointer-coarse:-mb-2" />
          </dt>
          <dd className={valueClass}>
            <FigureIcon icon={figure.claim?.icon} className={icon} />
            <FigureValue value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FigureIconProps = { icon?: IconName | undefined; className?: string }

/** The icon of a figure's claim, or rising bars without one. */
export function FigureIcon({ icon = 'growth', className }: FigureIconProps) {
  return <Icon name={icon} lines="onDeck" className={cn('size-8', className)} />
}
