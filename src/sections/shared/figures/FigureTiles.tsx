import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { sharedAttributes } from '../shared.attributes.ts'
import { FigureIcon } from './FigureIcon.tsx'
import { FigureLabel } from './FigureLabel.tsx'
import { type Figure, FigureValue } from './FigureValue.tsx'

export type FigureTilesProps = { figures: readonly Figure[] }

/**
 * Figures as tiles of a departure board: two in a row on phones, where the first of three fills a row, and all in a row if there is space.
 * Side by side, their footnotes are aligned, however many lines a label has.
 */
export function FigureTiles({ figures }: FigureTilesProps) {
  const { length } = figures
  const columns = cn(length === 3 && 'sm:grid-cols-3', length === 4 && 'lg:grid-cols-4')
  return (
    <dl className={cn('grid gap-px overflow-hidden rounded-lg bg-deck-line phone:grid-cols-2', columns)}>
      {figures.map((figure, index) => (
        <div
          key={figure.label}
          {...sharedAttributes.figure.props()}
          className={cn(
            'flex flex-col-reverse justify-end bg-deck-2 p-3.5 sm:p-6',
            length === 3 && index === 0 && 'phone:col-span-2 sm:col-span-1',
          )}
        >
          <FigureLabel {...figure} className="flex grow flex-col items-start sm:text-base" />
          <dd className="font-display text-3xl leading-tight font-bold tracking-tight text-signal sm:text-figure">
            <FigureIcon icon={figure.claim?.icon} className="mb-2 block" />
            <FigureValue value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
