import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { StationRow } from '#src/models/morning/minute/morningAt.ts'
import { morningAttributes } from '../morning.attributes.ts'

export type BayNameProps = { row: StationRow }

/**
 * The name below a bay: its station, or the replacement, with the time if they come after the horn. One line in every state, so that
 * nothing moves.
 */
export function BayName({ row: { role, placement, state } }: BayNameProps) {
  const isPromised = state === 'promised'
  const color = !placement ? 'text-on-deck-2' : isPromised ? 'text-hold' : 'text-go'
  return (
    <p
      {...morningAttributes.name.props()}
      className={cn(
        'bay-name bg-soot px-1 pt-1 low:pt-0.5 pb-1.5',
        'text-center text-2xs leading-tight font-medium',
        'max-sm:hidden max-md:min-h-11',
        color,
      )}
    >
      {placement?.name ?? role}
      {placement && isPromised && ` · ${clockOf(placement.arrival)}`}
    </p>
  )
}
