import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FlapTile } from './FlapTile.tsx'

/** Each size on phones, and on wider screens. */
const SIZES = {
  sm: 'text-sm',
  smToLg: 'text-sm sm:text-lg',
  base: 'text-base leading-none',
  lgTo2xl: 'text-lg sm:text-2xl',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '2xlTo3xl': 'text-2xl sm:text-3xl',
}

export type FlapClockProps = { clock: string; size?: keyof typeof SIZES; className?: string }

/** A clock, "05:31", on the flaps of a departure board. */
export function FlapClock({ clock, size = 'base', className }: FlapClockProps) {
  return (
    <time dateTime={clock} className={cn('inline-flex items-center gap-0.5 font-display font-bold tabular-nums', SIZES[size], className)}>
      <span className="sr-only">{clock}</span>
      {[...clock].map((digit, index) =>
        digit === ':' ? (
          <span key="colon" aria-hidden="true" className="px-px">
            :
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position
          <FlapTile key={index} kind="digit">
            {digit}
          </FlapTile>
        ),
      )}
    </time>
  )
}
