import { scaleLinear } from 'd3-scale'
import { Bar } from './Bar.tsx'
import { ChartRow } from './ChartRow.tsx'
import { ScaleLines, ScaleRow } from './ChartScale.tsx'
import { createAmountFormatter, createTickFormatter } from './chartAmounts.ts'

type Part = { label: string; value: number; quiet: boolean }
export type BarsChartProps = {
  unit: string
  /** A currency’s sign, or an empty text. */
  before: string
  digits: number
  bars: readonly { label: string; value: number; parts: readonly Part[] }[]
}

const TICKS = 4

/** Bars from a zero line. The parts of a bar follow one another. */
export function BarsChart({ unit, before, digits, bars }: BarsChartProps) {
  const scale = scaleLinear([0, Math.max(...bars.map(({ value }) => value))], [0, 1])
  const ticks = scale.ticks(TICKS)
  const axis = { scale, ticks, formatTick: createTickFormatter(ticks, before) }
  const formatAmount = createAmountFormatter({ before, digits })
  return (
    <div className="text-xs">
      {bars.map(({ label, value, parts }) => (
        <ChartRow
          key={label}
          name={label}
          figure={formatAmount(value)}
          parts={parts.map((part, index) => `${index > 0 ? '+ ' : ''}${formatAmount(part.value)} ${part.label}`)}
        >
          <ScaleLines {...axis} />
          {(parts.length > 0 ? parts : [{ label, value, quiet: false }]).map((part, index, all) => {
            const start = all.slice(0, index).reduce((sum, earlier) => sum + earlier.value, 0)
            return <Bar key={part.label} from={scale(start)} share={scale(part.value)} isQuiet={part.quiet} />
          })}
        </ChartRow>
      ))}
      <ScaleRow {...axis} unit={unit} />
    </div>
  )
}
