import { scaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { ChartOf } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { CHART_COLORS, type ChartRendering } from './chartDrawing.ts'

export type MomentsChartProps = Pick<ChartOf<'moments'>, 'start' | 'moments'>

/** Positions of the columns: the numbers, the line, and the start of the texts. */
const X = { numbers: '2.6rem', line: '3.1rem', words: '5.4rem' }

/**
 * A vertical time line, true to scale. A tie connects each moment with its text. The texts stand at even distances, so none covers another.
 * All rows are as high as the highest, so the ends of the ties are known without measuring.
 */
export function MomentsChart({ start, moments }: MomentsChartProps) {
  const rows = withStart(start, moments)
  const minutes = rows.map(({ time }) => minuteOf(time))
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)]
  const half = 0.5 / rows.length
  const y = scaleLinear([first, last], [half, 1 - half])
  return (
    <div className="relative text-xs">
      <svg aria-hidden="true" width="5.75rem" height="100%" overflow="visible" className="absolute">
        <line x1={X.line} x2={X.line} y1={formatPercent(half)} y2={formatPercent(1 - half)} stroke="currentColor" strokeWidth="2" />
        {timeTicks(first, last).map((tick) => (
          <g key={tick}>
            <line
              x1={X.numbers}
              x2={X.line}
              y1={formatPercent(y(tick))}
              y2={formatPercent(y(tick))}
              stroke={CHART_COLORS.line}
              strokeWidth="1.5"
            />
            <text x="2.35rem" y={formatPercent(y(tick))} dy=".35em" textAnchor="end" fill="currentColor">
              {clockOf(tick)}
            </text>
          </g>
        ))}
        {rows.map(({ time, label, isStart }, index) => {
          const [at, row] = [formatPercent(y(minuteOf(time))), formatPercent((index + 0.5) / rows.length)]
          return (
            <g key={time + label} stroke="currentColor">
              <line x1={X.line} x2={X.words} y1={at} y2={row} strokeWidth={isStart ? 3 : 1.25} />
              {!isStart && <circle cx={X.line} cy={at} r="5" fill={CHART_COLORS.signal} strokeWidth="1.5" />}
            </g>
          )
        })}
      </svg>
      <div className="moments grid">
        {rows.map(({ time, label, isStart }) => (
          <span key={time + label} className="flex items-baseline gap-3 self-center py-1 text-sm leading-tight">
            <b className="tabular-nums">{time}</b>
            {isStart ? (
              <b>
                <NoBreak text={label} />
              </b>
            ) : (
              <span>
                <NoBreak text={label} />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}

/** @returns the time line, and a table of the moments, the start among them */
export const drawMomentsChart = ({ start, moments }: MomentsChartProps, words: ChartWords['moments']): ChartRendering => ({
  drawing: <MomentsChart start={start} moments={moments} />,
  table: { columnHeadings: [words.time, words.what], rows: withStart(start, moments).map(({ time, label }) => [time, label]) },
})

type Moment = { time: string; label: string }

/** Possible intervals between the numbers of the axis, in minutes. The chart uses the smallest one that does not give too many numbers. */
const INTERVALS = [10, 15, 30, 60, 120]
const MAX_TICKS = 9

/** @returns the times to label on the axis, as minutes of the day */
export function timeTicks(first: number, last: number): number[] {
  const interval = INTERVALS.find((minutes) => (last - first) / minutes < MAX_TICKS) ?? 240
  const start = Math.ceil(first / interval) * interval
  return Array.from({ length: Math.floor((last - start) / interval) + 1 }, (_, index) => start + index * interval)
}

/** @returns the moments and the start of the shift in order of time; at the same minute the start comes first */
export function withStart(start: Moment, moments: readonly Moment[]): (Moment & { isStart: boolean })[] {
  const rows = moments.map((moment) => ({ ...moment, isStart: false }))
  const startIndex = rows.findIndex(({ time }) => time >= start.time)
  return rows.toSpliced(startIndex === -1 ? rows.length : startIndex, 0, { ...start, isStart: true })
}
