import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { REPLIES_ORIENTATIONS, type RepliesOrientation } from './repliesOrientation.ts'
import { countColumns, dotPaths, type ReplyCounts } from './replyPiles.ts'

export type RepliesPlotProps = {
  counts: ReplyCounts
  /** When the message went out. */
  sentAt: string
  /** Label of the last column, of those who have not answered. */
  noneLabel: string
  /** Direction of the minutes. */
  orientation: keyof typeof REPLIES_ORIENTATIONS
  className?: string
}

/** Minutes between two times on the scale. */
const TIME_STEP = 5

/** The answers as they arrive, a dot for each person, in a column or line for each minute. */
export function RepliesPlot({ counts, sentAt, noneLabel, orientation, className }: RepliesPlotProps) {
  const view: RepliesOrientation = REPLIES_ORIENTATIONS[orientation]
  const columns = countColumns(counts)
  const { width, height } = view.size(columns)
  const paths = dotPaths(counts, view.dotLayout)
  const minutes = Array.from({ length: Math.ceil((columns - 2) / TIME_STEP) }, (_, index) => index * TIME_STEP)
  return (
    <div aria-hidden="true" className={cn('relative', view.className, className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" fill="none" strokeLinecap="round">
        <path d={paths.have} strokeWidth={view.dot} className="stroke-on-deck forced-colors:stroke-system-ink" />
        <path d={paths.cannot} strokeWidth={view.dot} className="stroke-stop forced-colors:stroke-system-mark" />
        <path d={paths.none} strokeWidth={view.dot} className="stroke-signal forced-colors:stroke-system-ink" />
        <path d={paths.none} strokeWidth={view.hole} className="stroke-deck forced-colors:stroke-system-paper" />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {minutes.map((minute) => (
          <text key={minute} {...view.timeLabel((minute + 0.5) / columns)} className="fill-on-deck-2 text-2xs tabular-nums">
            {clockOf(minuteOf(sentAt) + minute)}
          </text>
        ))}
        <text {...view.noneLabel} className="fill-signal text-2xs font-semibold">
          {noneLabel}
        </text>
      </svg>
    </div>
  )
}
