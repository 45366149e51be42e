import { scaleLinear } from 'd3-scale'
import { curveStepAfter, area as stepArea, line as stepLine } from 'd3-shape'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import { daysBetween } from '#src/models/attendance/runningPoints.ts'
import { anchorAt, DRAWING, LETTERS, LINE, SIGNAL } from './chartDrawing.ts'

type Total = { day: string; points: number }
export type PointsChartProps = {
  from: string
  to: string
  /** The steps to draw. The scale ends a little above the highest. */
  ladder: readonly LadderStep[]
  people: readonly {
    name: string
    note: string
    totals: readonly Total[]
    /** The totals without the points removed for perfect attendance. */
    without: readonly Total[]
    /** Days of recorded events that cost no points. */
    free: readonly string[]
  }[]
  /** Texts whose placeholders are already filled in. */
  words: {
    unit: string
    peak: string
    without: string
  }
}

/** Labels of lines at fewer points than this stand above the line, clear of the zero line. */
const LOW = 1.5
/** A threshold's label collides with another label if it is within this many points below or above the line. */
const CROWDED = { below: 2.5, above: 1 } as const
/** Units of the drawing, which is stretched to its container. The strokes keep their width. */
const BOX = { width: 1000, height: 100 }
const STROKE_PROPS = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
const monthOf = (day: string) => new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(day))
const dayMonthOf = (day: string) => `${monthOf(day)} ${Number(day.slice(8))}`

/** @returns the first days of the months between two days */
export function monthStarts(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10)).filter(
    (day) => day >= from && day <= to,
  )
}

/**
 * The points of several people over time, one chart below the other on the same scales. The dashed line shows the points that would be left
 * if only the rolling window removed any.
 */
export function PointsChart({ from, to, ladder, people, words }: PointsChartProps) {
  const lines = people.flatMap((person) => [...person.totals, ...person.without])
  const most = Math.max(...ladder.map(({ at }) => at), ...lines.map(({ points }) => points)) + 1
  const x = scaleLinear([0, daysBetween(from, to)], [0, 1])
  const y = scaleLinear([0, most], [1, 0])
  const at = (day: string) => x(daysBetween(from, day))
  const months = monthStarts(from, to)
  return (
    <div className="text-xs">
      {people.map(({ name, note, totals, without, free }) => {
        const peak = totals.reduce((best, total) => (total.points > best.points ? total : best))
        const left = without.at(-1)?.points ?? 0
        return (
          <div key={name}>
            <div className="mt-6 mb-2 text-sm">
              <b>{name}</b> {note}
            </div>
            <svg aria-hidden="true" {...DRAWING} height="14rem">
              {ladder.map(({ id, at: points }) => (
                <line key={id} x2="100%" y1={formatPercent(y(points))} y2={formatPercent(y(points))} stroke={LINE} strokeDasharray="1 4" />
              ))}
              <svg aria-hidden="true" width="100%" height="100%" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
                <path d={areaOf(totals)} fill={SIGNAL} />
                <path d={lineOf(without)} {...STROKE_PROPS} stroke="currentColor" strokeWidth="1.5" strokeDasharray="5 4" />
                <path d={lineOf(totals)} {...STROKE_PROPS} stroke="currentColor" strokeWidth="2" />
              </svg>
              <line x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
              {ladder.map((step) => (
                <text key={step.id} x="100%" y={formatPercent(y(step.at))} dy="-.55em" textAnchor="end" {...LETTERS}>
                  {step.at}
                  <tspan className="max-sm:hidden">{` ${words.unit}`}</tspan>
                  {` · ${step.label}`}
                </text>
              ))}
              {free.map((day) => (
                <rect key={day} x={formatPercent(at(day))} y="100%" width="1.5" height="8" fill="currentColor" />
              ))}
              <text x={formatPercent(at(peak.day))} y={formatPercent(y(peak.points))} dx=".6em" dy="-.6em" {...LETTERS} fontWeight="700">
                {fillIn(words.peak, { total: peak.points.toFixed(1), day: dayMonthOf(peak.day) })}
              </text>
              {left > peak.points / 2 && (
                <text
                  x="100%"
                  y={formatPercent(y(left))}
                  dy={isAbove(left) ? '-.5em' : '1.4em'}
                  textAnchor="end"
                  {...LETTERS}
                  // On a phone the label of the peak would touch this one, which has the same number.
                  className={left === peak.points ? 'max-sm:hidden' : undefined}
                >
                  {fillIn(words.without, { total: left.toFixed(1) })}
                </text>
              )}
            </svg>
          </div>
        )
      })}
      <svg aria-hidden="true" {...DRAWING} height="2rem">
        {months.map((day, index) => (
          <text
            key={day}
            x={formatPercent(at(day))}
            y="1.7em"
            textAnchor={anchorAt(at(day))}
            fill="currentColor"
            className={index % 3 === 0 ? undefined : 'max-sm:hidden'}
          >
            {monthOf(day)}
          </text>
        ))}
      </svg>
    </div>
  )

  /** A label stands below its line, unless the zero line or a threshold's label is there and the space above is free. */
  function isAbove(points: number): boolean {
    const isBetween = (from: number, to: number) => ladder.some((step) => step.at >= from && step.at < to)
    return points < LOW || (isBetween(points - CROWDED.below, points) && !isBetween(points, points + CROWDED.above))
  }
  /** Extends the last total to the end of the chart. */
  function cornersOf(totals: readonly Total[]): [number, number][] {
    const all = totals.map(({ day, points }): [number, number] => [at(day) * BOX.width, y(points) * BOX.height])
    const [, height = BOX.height] = all.at(-1) ?? []
    return [...all, [BOX.width, height]]
  }
  function lineOf(totals: readonly Total[]): string {
    return stepLine().curve(curveStepAfter)(cornersOf(totals)) ?? ''
  }
  function areaOf(totals: readonly Total[]): string {
    return stepArea().curve(curveStepAfter).y0(BOX.height)(cornersOf(totals)) ?? ''
  }
}
