import { cn } from '../lib/anywhere/cn'

/** A clock, "05:31", on the flaps of a departure board. */
export function FlapClock({ clock, className }: { clock: string; className?: string }) {
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
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={place}
            aria-hidden="true"
            className="relative grid h-[1.6em] w-[1.1em] place-items-center rounded-tick bg-deck-2 text-signal after:absolute after:inset-x-0 after:top-0 after:h-1/2 after:rounded-t-tick after:bg-on-deck/8"
          >
            {figure}
          </span>
        ),
      )}
    </time>
  )
}
