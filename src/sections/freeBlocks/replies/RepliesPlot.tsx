import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { columnCount, dotPaths, type ReplyCounts } from './replyPiles.ts'

export type RepliesPlotProps = {
  piles: ReplyCounts
  /** When the message went out. */
  sentAt: string
  /** Label of the last column. */
  none: string
  /** For phones: a line for each minute, one below the other. */
  isTall?: boolean
  className?: string
}

/** Horizontal: two dots side by side on the ground of each minute. */
const WIDE = { column: 44, step: 20, dot: 16, rows: 13 }
/** Vertical: a minute's dots in a line, beside its time. */
const TALL = { line: 13, step: 10.5, dot: 8.5, times: 44, width: 320 }
/** Minutes between two times on the scale. */
const TIMES = 5

/** The answers as they arrive, a dot for each person, with minutes across or down. */
export function RepliesPlot({ piles, sentAt, none, isTall = false, className }: RepliesPlotProps) {
  const columns = columnCount(piles)
  const [width, height] = isTall ? [TALL.width, columns * TALL.line] : [columns * WIDE.column, WIDE.rows * WIDE.step]
  const paths = dotPaths(piles, {
    abreast: isTall ? Number.POSITIVE_INFINITY : 2,
    step: isTall ? TALL.step : WIDE.step,
    place: (column, across, along) =>
      isTall
        ? { x: TALL.times + TALL.dot + across, y: (column + 0.5) * TALL.line }
        : { x: column * WIDE.column + (WIDE.column - WIDE.step) / 2 + across, y: height - WIDE.step / 2 - along },
  })
  const minutes = Array.from({ length: Math.ceil((columns - 2) / TIMES) }, (_, index) => index * TIMES)
  const place = (column: number) => formatPercent((column + 0.5) / columns)
  const letters = 'fill-on-deck-2 text-2xs tabular-nums'
  return (
    <div aria-hidden="true" className={cn('relative', isTall ? 'mb-6' : 'mb-8 border-b-2 border-on-deck-2', className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" fill="none" strokeLinecap="round">
        <path d={paths.have} strokeWidth={isTall ? TALL.dot : WIDE.dot} className="stroke-on-deck forced-colors:stroke-system-ink" />
        <path d={paths.cannot} strokeWidth={isTall ? TALL.dot : WIDE.dot} className="stroke-stop forced-colors:stroke-system-mark" />
        <path d={paths.none} strokeWidth={isTall ? TALL.dot : WIDE.dot} className="stroke-signal forced-colors:stroke-system-ink" />
        <path d={paths.none} strokeWidth={isTall ? TALL.dot - 4 : WIDE.dot - 6} className="stroke-deck forced-colors:stroke-system-paper" />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {minutes.map((minute) => {
          const clock = clockOf(minuteOf(sentAt) + minute)
          return isTall ? (
            <text key={minute} y={place(minute)} dy="0.36em" className={letters}>
              {clock}
            </text>
          ) : (
            <text key={minute} x={place(minute)} y="100%" dy="1.7em" textAnchor="middle" className={letters}>
              {clock}
            </text>
          )
        })}
        <text
          {...(isTall ? { x: formatPercent(TALL.times / TALL.width), dy: '1.2em' } : { x: '100%', dy: '1.7em', textAnchor: 'end' })}
          y="100%"
          className="fill-signal text-2xs font-semibold"
        >
          {none}
        </text>
      </svg>
    </div>
  )
}
