import { scaleLinear } from 'd3-scale'
import { ncnsRate, type WeekCounts } from '../lib/anywhere/attendanceMetrics'
import { cn } from '../lib/anywhere/cn'

export type RateWeek = WeekCounts & {
  label: string
  /** What happened in a week that stands out. */
  note?: string | undefined
}

/** Margins around the plot, in the drawing's own units. */
const MARGIN = { left: 38, right: 4, top: 34, bottom: 26 }
/** Bar and gap share a week's place three to one. */
const BAR_SHARE = 0.74
const TICKS = 3
/** Keeps lettering clear of the lines behind it. */
const halo = { className: 'stroke-card', strokeWidth: 5, paintOrder: 'stroke' }

/** No-shows in percent of scheduled shifts, week by week, from a zero line; the last week is the dark bar. */
export function RateChart({ weeks }: { weeks: readonly RateWeek[] }) {
  return (
    <>
      <Plot weeks={weeks} width={620} height={250} className="hidden sm:block" />
      {/* The same, drawn for a narrow place, so that its text keeps its size. */}
      <Plot weeks={weeks} width={300} height={210} className="sm:hidden" isNarrow />
    </>
  )
}

type PlotProps = { weeks: readonly RateWeek[]; width: number; height: number; className: string; isNarrow?: boolean }

function Plot({ weeks, width, height, className, isNarrow = false }: PlotProps) {
  const rates = weeks.map(({ noShows, scheduled }) => (noShows / scheduled) * 100)
  const zero = height - MARGIN.bottom
  const y = scaleLinear([0, Math.max(...rates)], [zero, MARGIN.top]).nice(TICKS)
  const step = (width - MARGIN.left - MARGIN.right) / weeks.length
  const bar = step * BAR_SHARE
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={cn('w-full', className)} fontSize="12">
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          {tick > 0 && (
            <line
              x1={MARGIN.left}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-edge"
              strokeDasharray="1.5 5"
              strokeLinecap="round"
            />
          )}
          <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" fill="currentColor">
            {tick === 0 ? 0 : y.tickFormat(TICKS)(tick)}%
          </text>
        </g>
      ))}
      {weeks.map((week, index) => {
        const isLast = index === weeks.length - 1
        const x = MARGIN.left + index * step + (step - bar) / 2
        const top = y(rates[index] ?? 0)
        const isDated = !isNarrow || (weeks.length - 1 - index) % 2 === 0
        return (
          <g key={week.label}>
            <rect x={x} y={top} width={bar} height={zero - top} className={isLast ? 'fill-ink' : 'fill-signal'} />
            <line x1={x} x2={x + bar} y1={top} y2={top} stroke="currentColor" strokeWidth="2.5" />
            {week.note && (
              <text {...halo} x={x + bar / 2} y={top - 22} textAnchor="middle" fill="currentColor">
                {week.note}
              </text>
            )}
            {(isDated || week.note) && (
              <text {...halo} x={x + bar / 2} y={top - 7} textAnchor="middle" fill="currentColor" fontWeight={isLast ? 700 : 500}>
                {ncnsRate(week)}
              </text>
            )}
            {isDated && (
              <text x={x + bar / 2} y={zero + 18} textAnchor="middle" fill="currentColor" fontWeight={isLast ? 700 : 400}>
                {week.label}
              </text>
            )}
          </g>
        )
      })}
      <line x1={MARGIN.left} x2={width} y1={zero} y2={zero} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
