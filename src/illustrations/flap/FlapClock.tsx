import { cn } from '../../lib/anywhere/markup/cn'
import { FlapTile } from './FlapTile'

export type FlapClockProps = { clock: string; className?: string }

/** A clock, "05:31", on the flaps of a departure board. */
export function FlapClock({ clock, className }: FlapClockProps) {
  return (
    <time
      dateTime={clock}
      className={cn('inline-flex items-center gap-0.5 font-display text-base leading-none font-bold tabular-nums', className)}
    >
      <span className="sr-only">{clock}</span>
      {[...clock].map((figure, place) =>
        figure === ':' ? (
          <span key="colon" aria-hidden="true" className="px-px">
            :
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <FlapTile key={place} kind="figure">
            {figure}
          </FlapTile>
        ),
      )}
    </time>
  )
}
