import { scaleLinear } from 'd3-scale'
import { createAmountFormatter, createTickFormatter } from '#src/lib/anywhere/numbers/amounts.ts'
import type { ChartOf } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { Bar, ChartRow } from './ChartRow.tsx'
import { ScaleLines, ScaleRow } from './ChartScale.tsx'
import type { ChartRendering } from './chartDrawing.ts'

export type BarsChartProps = Pick<ChartOf<'bars'>, 'unit' | 'before' | 'digits' | 'bars'>

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

/** @returns the bars, and a table that has a column of parts if a bar has parts */
export function drawBarsChart({ unit, before, digits, bars }: BarsChartProps, words: ChartWords['bars']): ChartRendering {
  const formatAmount = createAmountFormatter({ before, digits })
  const hasParts = bars.some(({ parts }) => parts.length > 0)
  return {
    drawing: <BarsChart unit={unit} before={before} digits={digits} bars={bars} />,
    table: {
      columnHeadings: [words.what, unit, ...(hasParts ? [words.parts] : [])],
      rows: bars.map(({ label, value, parts }) => [
        label,
        formatAmount(value),
        ...(hasParts ? [parts.map((part) => `${formatAmount(part.value)} ${part.label}`).join(', ')] : []),
      ]),
    },
  }
}
