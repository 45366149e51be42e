import { scaleLinear } from 'd3-scale'
import { Bar } from './Bar.tsx'
import { ChartRow } from './ChartRow.tsx'
import { ScaleLines, ScaleRow } from './ChartScale.tsx'
import { createTickFormatter } from './chartAmounts.ts'

export type SpansChartProps = {
  unit: string
  /** Distance between the lines of the scale, for units without round numbers: 7 days. */
  every?: number
  spans: readonly { label: string; from: number; to: number; length: string; quiet: boolean }[]
}

const TICKS = 5

/** Spans of time on one axis that begins at zero. */
export function SpansChart({ unit, every, spans }: SpansChartProps) {
  const end = Math.max(...spans.map(({ to }) => to))
  const scale = scaleLinear([0, end], [0, 1])
  const ticks = every ? Array.from({ length: Math.floor(end / every) + 1 }, (_, index) => index * every) : scale.ticks(TICKS)
  const axis = { scale, ticks, formatTick: createTickFormatter(ticks) }
  return (
    <div className="text-xs">
      {spans.map(({ label, from, to, length, quiet: isQuiet }) => (
        <ChartRow key={label} name={label} figure={length}>
          <ScaleLines {...axis} />
          <Bar from={scale(from)} share={scale(to) - scale(from)} isQuiet={isQuiet} />
        </ChartRow>
      ))}
      <ScaleRow {...axis} unit={unit} />
    </div>
  )
}
