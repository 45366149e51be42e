import { scaleLinear } from 'd3-scale'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import type { SceneDataOf } from '../scenes/SceneFrame.tsx'
import { chartAttributes } from './chart.attributes.ts'

type Weeks = SceneDataOf<'dashboard'>['weeks']

/** A week's space is three parts bar, one part gap. */
const BAR_SHARE = 0.74
const TICKS = 3
/** A halo in the background's color, so that lines do not cross the letters. */
const halo = { className: 'stroke-card', strokeWidth: 5, paintOrder: 'stroke' }

/** In percent, as `noShowRate` writes it. */
const rateOf = ({ noShows, scheduled }: Weeks[number]) => (noShows / scheduled) * 100

export type RateChartProps = { weeks: Weeks }

/**
 * No-shows in percent of scheduled shifts, week by week, from a zero line. The last week has the dark bar. Columns if they leave space for
 * their labels; rows on phones and with large text, so that the labels can be as large as the page's text and no value is left out.
 */
export function RateChart({ weeks }: RateChartProps) {
  return (
    <>
      <Columns weeks={weeks} />
      <Rows weeks={weeks} />
    </>
  )
}

type PartProps = { weeks: Weeks }

/** An SVG without a viewBox: positions are percentages, so the text in it keeps its size. */
function Columns({ weeks }: PartProps) {
  const y = scaleLinear([0, Math.max(...weeks.map(rateOf))], [1, 0]).nice(TICKS)
  const step = 1 / weeks.length
  const drawing = 'h-48 w-full overflow-visible lg:h-60'
  return (
    <div {...chartAttributes.weeks.props(String(weeks.length))} className="hidden first-col-11 pt-9 pb-7 text-sm sm:grid">
      <svg aria-hidden="true" className={drawing}>
        {y.ticks(TICKS).map((tick) => (
          <text key={tick} x="100%" dx="-0.6em" y={formatPercent(y(tick))} dy="0.35em" textAnchor="end" fill="currentColor">
            {tick === 0 ? 0 : y.tickFormat(TICKS)(tick)}%
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" className={drawing}>
        {y
          .ticks(TICKS)
          .map(
            (tick) =>
              tick > 0 && (
                <line
                  key={tick}
                  x1="0"
                  x2="100%"
                  y1={formatPercent(y(tick))}
                  y2={formatPercent(y(tick))}
                  className="stroke-edge"
                  strokeDasharray="1.5 5"
                  strokeLinecap="round"
                />
              ),
          )}
        {weeks.map((week, index) => {
          const isLast = index === weeks.length - 1
          const [left, middle, right] = [(1 - BAR_SHARE) / 2, 0.5, (1 + BAR_SHARE) / 2].map((share) =>
            formatPercent((index + share) * step),
          )
          const top = formatPercent(y(rateOf(week)))
          const label = { x: middle, textAnchor: 'middle', fill: 'currentColor' } as const
          return (
            <g key={week.label}>
              <rect
                x={left}
                y={top}
                width={formatPercent(BAR_SHARE * step)}
                height={formatPercent(1 - y(rateOf(week)))}
                className={isLast ? 'fill-ink' : 'fill-signal'}
              />
              <line x1={left} x2={right} y1={top} y2={top} stroke="currentColor" strokeWidth="2.5" />
              {week.note && (
                <text {...halo} {...label} y={top} dy="-1.8em">
                  {week.note}
                </text>
              )}
              <text {...halo} {...label} y={top} dy="-0.55em" fontWeight={isLast ? 700 : 500}>
                {noShowRate(week)}
              </text>
              <text {...label} y="100%" dy="1.55em" fontWeight={isLast ? 700 : 400}>
                {week.label}
              </text>
            </g>
          )
        })}
        <line x1="0" x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
      </svg>
    </div>
  )
}

/** One row for each week. If a phone's text is twice as large, the bar stands below its label. */
function Rows({ weeks }: PartProps) {
  const most = Math.max(...weeks.map(rateOf))
  return (
    <div {...chartAttributes.weeks.props(String(weeks.length))} className="grid gap-1 text-xs leading-tight tabular-nums sm:hidden">
      {weeks.map((week, index) => {
        const isLast = index === weeks.length - 1
        return (
          <div
            key={week.label}
            className={`grid grid-cols-ended items-center gap-x-2.5 everyday:grid-cols-weeks ${isLast ? 'font-bold' : ''}`}
          >
            <span>{week.label}</span>
            <span className="text-right everyday:order-last">{noShowRate(week)}</span>
            <svg aria-hidden="true" className="h-4.5 w-full border-l-2 border-ink max-everyday:col-span-full">
              <rect width={formatPercent(rateOf(week) / most)} height="100%" className={isLast ? 'fill-ink' : 'fill-signal'} />
            </svg>
            {week.note && (
              <span className="order-last text-2xs font-medium text-ink-2 max-everyday:col-span-full everyday:col-start-2">
                {week.note}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
