import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FlapTile } from './FlapTile.tsx'

/**
 * A figure with its unit, "24 hours" or "0.6%", on the flaps of a departure board: a tile for each digit. Screen readers get it as text.
 */
export function FlapFigure({ value }: { value: string }) {
  const [, figure = '', unit = ''] = /^([\d.]+)(.*)$/.exec(value) ?? []
  return (
    <span
      className={cn(
        'flaps inline-flex items-baseline gap-0.5 whitespace-nowrap',
        'font-display text-2xl leading-none sm:text-3xl',
        'font-bold text-signal tabular-nums',
      )}
    >
      <span className="sr-only">{value}</span>
      {[...figure].map((digit, index) =>
        digit === '.' ? (
          <span key="point" aria-hidden="true" className="normal-nums">
            .
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position
          <FlapTile key={index} kind="large">
            {digit}
          </FlapTile>
        ),
      )}
      <span aria-hidden="true" className="ml-1 text-lg sm:text-xl">
        {unit.trim()}
      </span>
    </span>
  )
}
