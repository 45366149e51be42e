import { scaleLinear } from 'd3-scale'
import { Bar } from './Bar.tsx'
import { ChartRow } from './ChartRow.tsx'
import { ScaleLines, ScaleRow } from './ChartScale.tsx'

type Part = { label: string; value: number; quiet: boolean }
export type BarsChartProps = {
  unit: string
  /** A currency’s sign, or an empty text. */
  before: string
  digits: number
  bars: readonly { label: string; value: number; parts: readonly Part[] }[]
}

const TICKS = 4

/** @returns a function that formats an amount as the chart and its table print it: "$1,815.40", or "7.5" without a currency */
export const createAmountFormatter = ({ before, digits }: Pick<BarsChartProps, 'before' | 'digits'>) => {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: before ? digits : 0, maximumFractionDigits: digits })
  return (value: number) => before + format.format(value)
}

/** Bars from a zero line. The parts of a bar follow one another. */
export function BarsChart({ unit, before, digits, bars }: BarsChartProps) {
  const scale = scaleLinear([0, Math.max(...bars.map(({ value }) => value))], [0, 1])
  const axis = { scale, ticks: scale.ticks(TICKS), formatTick: createAmountFormatter({ before, digits: 0 }) }
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
