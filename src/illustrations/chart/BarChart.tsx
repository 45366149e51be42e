import { scaleLinear } from 'd3-scale'
import { Bar, ChartRow, ScaleLines, ScaleRow } from './chartParts.tsx'

type Part = { label: string; value: number; quiet: boolean }
export type BarChartProps = {
  unit: string
  /** The sign of a currency. */
  before: string
  digits: number
  bars: readonly { label: string; value: number; parts: readonly Part[] }[]
}

const TICKS = 4

/** @returns an amount as the chart and its table print it: "$1,815.40", or "7.5" if it is no sum of money */
export const amountOf = ({ before, digits }: Pick<BarChartProps, 'before' | 'digits'>) => {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: before ? digits : 0, maximumFractionDigits: digits })
  return (value: number) => before + format.format(value)
}

/** Amounts from a zero line. The parts of an amount stand one after the other. */
export function BarChart({ unit, before, digits, bars }: BarChartProps) {
  const scale = scaleLinear([0, Math.max(...bars.map(({ value }) => value))], [0, 1])
  const axis = { scale, ticks: scale.ticks(TICKS), formatTick: amountOf({ before, digits: 0 }) }
  const formatAmount = amountOf({ before, digits })
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
            const start = all.slice(0, index).reduce((sum, each) => sum + each.value, 0)
            return <Bar key={part.label} from={scale(start)} share={scale(part.value)} isQuiet={part.quiet} />
          })}
        </ChartRow>
      ))}
      <ScaleRow {...axis} unit={unit} />
    </div>
  )
}
