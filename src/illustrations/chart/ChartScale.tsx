import type { ScaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { anchorAt, CHART_COLORS, CHART_SVG_PROPS } from './chartDrawing.ts'

export type ScaleLinesProps = { scale: ScaleLinear<number, number>; ticks: readonly number[] }

/** Lines of the scale behind a row's drawing. The line at zero is solid. */
export function ScaleLines({ scale, ticks }: ScaleLinesProps) {
  return ticks.map((tick) => (
    <line
      key={tick}
      x1={formatPercent(scale(tick))}
      x2={formatPercent(scale(tick))}
      y1="10%"
      y2="100%"
      stroke={tick === 0 ? 'currentColor' : CHART_COLORS.line}
      strokeWidth={tick === 0 ? 2 : 1}
      strokeDasharray={tick === 0 ? undefined : '1 4'}
    />
  ))
}

export type ScaleRowProps = ScaleLinesProps & { formatTick: (tick: number) => string; unit: string }

/** The scale below the rows, with its unit. If there are many numbers, phones leave out every other one. */
export function ScaleRow({ scale, ticks, formatTick, unit }: ScaleRowProps) {
  return (
    <div className="chart-row grid gap-x-4">
      <span className="text-ink-2">{unit}</span>
      <svg aria-hidden="true" {...CHART_SVG_PROPS} height="1.5rem">
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={formatPercent(scale(tick))}
            y="1em"
            textAnchor={anchorAt(scale(tick))}
            fill="currentColor"
            className={ticks.length > 4 && index % 2 === 1 ? 'max-sm:hidden' : undefined}
          >
            {formatTick(tick)}
          </text>
        ))}
      </svg>
    </div>
  )
}
