import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import { rateChartAttributes } from './rateChart.attributes.ts'
import { rateOf, type Week, type Weeks } from './weekRates.ts'

/** A week's space is three parts bar, one part gap. */
const BAR_SHARE = 0.74
const TICKS = 3
/** A halo in the background's color, so that lines do not cross the letters. */
const HALO = { className: 'stroke-card', strokeWidth: 5, paintOrder: 'stroke' }
const DRAWING = 'h-48 w-full overflow-visible lg:h-60'

/**
 * No-shows in percent of scheduled shifts: a column for each week, from tablets on. The last week has the dark bar. The SVGs have no
 * viewBox: positions are percentages, so the text in them keeps its size.
 */
export function RateColumns({ weeks }: { weeks: Weeks }) {
  const scale = scaleLinear([0, Math.max(...weeks.map(rateOf))], [1, 0]).nice(TICKS)
  return (
    <div {...rateChartAttributes.weeks.props(String(weeks.length))} className="hidden first-col-11 pt-9 pb-7 text-sm sm:grid">
      <svg aria-hidden="true" className={DRAWING}>
        <TickLabels scale={scale} />
      </svg>
      <svg aria-hidden="true" className={DRAWING}>
        <TickLines scale={scale} />
        {weeks.map((week, index) => (
          <WeekColumn key={week.label} week={week} index={index} weekCount={weeks.length} topShare={scale(rateOf(week))} />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
      </svg>
    </div>
  )
}

type TickProps = { scale: ScaleLinear<number, number> }

const TickLabels = ({ scale }: TickProps) =>
  scale.ticks(TICKS).map((tick) => (
    <text key={tick} x="100%" dx="-0.6em" y={formatPercent(scale(tick))} dy="0.35em" textAnchor="end" fill="currentColor">
      {tick === 0 ? 0 : scale.tickFormat(TICKS)(tick)}%
    </text>
  ))

const TickLines = ({ scale }: TickProps) =>
  scale
    .ticks(TICKS)
    .filter((tick) => tick > 0)
    .map((tick) => (
      <line
        key={tick}
        x1="0"
        x2="100%"
        y1={formatPercent(scale(tick))}
        y2={formatPercent(scale(tick))}
        className="stroke-edge"
        strokeDasharray="1.5 5"
        strokeLinecap="round"
      />
    ))

type WeekColumnProps = {
  week: Week
  index: number
  weekCount: number
  /** The upper end of the bar, as a share of the height from the top. */
  topShare: number
}

/** The bar of a week, its rate and its note above it, and its name below. */
function WeekColumn({ week, index, weekCount, topShare }: WeekColumnProps) {
  const isLast = index === weekCount - 1
  const xOf = (shareOfWeek: number) => formatPercent((index + shareOfWeek) / weekCount)
  const [left, right] = [xOf((1 - BAR_SHARE) / 2), xOf((1 + BAR_SHARE) / 2)]
  const top = formatPercent(topShare)
  const label = { x: xOf(0.5), textAnchor: 'middle', fill: 'currentColor' } as const
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={formatPercent(BAR_SHARE / weekCount)}
        height={formatPercent(1 - topShare)}
        className={isLast ? 'fill-ink' : 'fill-signal'}
      />
      <line x1={left} x2={right} y1={top} y2={top} stroke="currentColor" strokeWidth="2.5" />
      {week.note && (
        <text {...HALO} {...label} y={top} dy="-1.8em">
          {week.note}
        </text>
      )}
      <text {...HALO} {...label} y={top} dy="-0.55em" fontWeight={isLast ? 700 : 500}>
        {noShowRate(week)}
      </text>
      <text {...label} y="100%" dy="1.55em" fontWeight={isLast ? 700 : 400}>
        {week.label}
      </text>
    </g>
  )
}
