import { cn } from '../lib/anywhere/cn'

/** A time on the flaps of a departure board. @param clock begins with a time: "05:31 live" */
export function FlapClock({ clock, className }: { clock: string; className?: string }) {
  const time = clock.slice(0, 5)
  return (
    <time
      dateTime={time}
      className={cn('inline-flex items-center gap-0.5 font-display text-base leading-none font-bold tabular-nums', className)}
    >
      <span className="sr-only">{time}</span>
      {[...time].map((figure, place) =>
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
