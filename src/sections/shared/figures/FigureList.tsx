import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { sharedAttributes } from '../shared.attributes.ts'
import { ClaimedValue } from './ClaimedValue.tsx'
import { ClaimFootnote } from './ClaimFootnote.tsx'
import { FigureIcon } from './FigureIcon.tsx'
import { type Figure, FigureValue } from './FigureValue.tsx'

/** Classes of a look. */
type ListClasses = {
  list: string
  /** Columns by the number of figures. */
  columns?: (count: number) => string | false
  item: string
  /** For the first of an odd number. */
  first: string
  label: string
  value: string
  icon: string
  note?: string
  footnote?: string
}

/** Tiles of a departure board, two in a row on phones too, where the first of an odd number fills a row. */
const TILES = {
  list: 'grid gap-px overflow-hidden rounded-lg bg-deck-line phone:grid-cols-2',
  item: 'bg-deck-2 p-3.5 sm:p-6',
  first: 'phone:col-span-2',
  label: 'text-sm sm:text-base',
  value: 'text-3xl text-signal sm:text-figure',
  icon: 'mb-2 block',
}
/** Side by side, their footnotes are aligned, however many lines a label has. */
const ROW_LABEL_CLASS = cn(TILES.label, 'flex grow flex-col items-start')
const LOOKS = {
  board: TILES,
  /** Tiles in a row; on phones lines of a board, each figure before its label (phones.css). */
  lines: {
    ...TILES,
    list: 'figure-lines grid gap-px overflow-hidden rounded-lg bg-deck-line sm:grid-cols-2',
    item: 'bg-deck-2 px-3.5 py-2.5 sm:p-6',
    first: 'sm:col-span-2',
    icon: cn('figure-icon', TILES.icon),
    note: 'figure-note',
    footnote: 'figure-footnote',
  },
  /** Three tiles in a row over the whole width, if there is space. */
  row: { ...TILES, label: ROW_LABEL_CLASS, list: `${TILES.list} sm:grid-cols-3`, first: `${TILES.first} sm:col-span-1` },
  /** Four tiles in a row, on wide screens. */
  fours: { ...TILES, label: ROW_LABEL_CLASS, list: `${TILES.list} lg:grid-cols-4` },
  /** Stacked, a line each: icon, figure, and label. */
  stack: {
    list: 'grid gap-px overflow-hidden rounded-xl bg-deck-line text-on-deck shadow-deck',
    item: 'bg-deck p-5 sm:flex-row-reverse sm:items-center sm:gap-x-6 sm:p-7',
    first: '',
    label: 'text-sm sm:grow sm:text-base',
    value: 'flex shrink-0 flex-wrap items-center gap-x-4 text-3xl text-signal sm:w-54 sm:text-figure',
    icon: 'shrink-0',
  },
  /** Side by side over the whole width, each under a rule. */
  ruled: {
    list: 'grid gap-x-8 gap-y-9',
    item: 'border-t-2 border-signal pt-3',
    first: '',
    label: 'text-sm',
    value: 'text-4xl whitespace-nowrap',
    icon: 'mb-2 block',
    // Equal columns in full rows.
    columns: (count) => (count % 3 === 0 ? 'sm:grid-cols-3' : count % 2 === 0 && cn('sm:grid-cols-2', count % 4 === 0 && 'lg:grid-cols-4')),
  },
} satisfies Record<string, ListClasses>

/** A figure of a claim, with an optional `note` under its label. */
type NotedFigure = Figure & { note?: string | undefined }

export type FigureListProps = {
  look: keyof typeof LOOKS
  figures: readonly NotedFigure[]
  /** The kind that the words above the list name for its figures ("Aim"). Figures of that kind link to their claims themselves. */
  kindAbove?: string
  className?: string
}

/** Figures on the dark deck, each with its icon, its label, and the footnote of its claim. */
export function FigureList({ look, figures, kindAbove, className }: FigureListProps) {
  const { list, columns, first, ...classes }: ListClasses = LOOKS[look]
  const hasOddCount = figures.length % 2 === 1
  return (
    <dl className={cn(list, columns?.(figures.length), className)}>
      {figures.map((figure, index) => (
        <ListedFigure
          key={figure.label}
          figure={figure}
          kindAbove={kindAbove}
          classes={{ ...classes, item: cn(classes.item, hasOddCount && index === 0 && first) }}
        />
      ))}
    </dl>
  )
}

type ListedFigureProps = {
  figure: NotedFigure
  kindAbove: string | undefined
  classes: Pick<ListClasses, 'item' | 'label' | 'value' | 'icon' | 'note' | 'footnote'>
}

function ListedFigure({ figure, kindAbove, classes }: ListedFigureProps) {
  const { label, note, value, claim } = figure
  const namedClaim = claim?.label === kindAbove ? claim : undefined
  return (
    <div {...sharedAttributes.figure.props()} className={cn('flex flex-col-reverse justify-end', classes.item)}>
      <dt className={cn('text-on-deck-2', classes.label)}>
        <span className={cn('block', note && 'font-semibold text-on-deck')}>{label}</span>
        {note && <span className={cn('mt-0.5 block text-sm', classes.note)}>{note}</span>}
        {/* The space around it makes it large enough for fingers. */}
        {!namedClaim && <ClaimFootnote {...figure} className={cn('mt-auto pointer-coarse:-mb-2', classes.footnote)} />}
      </dt>
      <dd className={cn('font-display', classes.value, 'leading-tight font-bold tracking-tight')}>
        <FigureIcon icon={claim?.icon} className={classes.icon} />
        {namedClaim ? <ClaimedValue claimId={namedClaim.id} value={value} /> : <FigureValue value={value} />}
      </dd>
    </div>
  )
}
