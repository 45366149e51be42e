import { scaleLinear } from 'd3-scale'
import { createAmountFormatter, createTickFormatter } from '#src/lib/anywhere/numbers/amounts.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ChartOf } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { Bar, ChartRow } from './ChartRow.tsx'
import { ScaleLines, ScaleRow } from './ChartScale.tsx'
import type { ChartRendering } from './chartDrawing.ts'

export type SpansChartProps = Pick<ChartOf<'spans'>, 'unit' | 'spans'> & {
  /** Distance between the lines of the scale, for units without round numbers: 7 days. */
  every?: number | undefined
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

/** @returns the spans, and a table of when each begins and ends */
export function drawSpansChart({ unit, every, spans }: SpansChartProps, words: ChartWords['spans']): ChartRendering {
  const formatTime = createAmountFormatter()
  return {
    drawing: <SpansChart unit={unit} every={every} spans={spans} />,
    table: {
      columnHeadings: [words.what, fillIn(words.begins, { unit }), words.ends, words.length],
      rows: spans.map(({ label, from, to, length }) => [label, formatTime(from), formatTime(to), length]),
    },
  }
}
