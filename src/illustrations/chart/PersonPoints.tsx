import { curveStepAfter, area as stepArea, line as stepLine } from 'd3-shape'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import { CHART_COLORS, CHART_SVG_PROPS, CHART_TEXT_PROPS } from './chartDrawing.ts'

type Total = { day: string; points: number }
/** Positions of a day and of points, as shares of the width and of the height. */
export type PointsScales = { xOf: (day: string) => number; yOf: (points: number) => number }

export type PersonPointsProps = {
  person: {
    name: string
    note: string
    totals: readonly Total[]
    /** The totals without the points removed for perfect attendance. */
    totalsWithoutRemoval: readonly Total[]
    /** Days of recorded events that cost no points. */
    freeDays: readonly string[]
  }
  /** The steps to draw. */
  ladder: readonly LadderStep[]
  scales: PointsScales
  /** What the drawing says at its lines (`line`, schemas/shared/chartWords.ts): {total} and {day} are filled in. */
  words: { unit: string; peak: string; withoutRemoval: string }
}

/** Labels of lines at fewer points than this stand above the line, clear of the zero line. */
const LOW = 1.5
/** A threshold's label collides with another label if it is within this many points below or above the line. */
const CROWDED = { below: 2.5, above: 1 } as const
/** Units of the drawing, which is stretched to its container. The strokes keep their width. */
const BOX = { width: 1000, height: 100 }
const STROKE_PROPS = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const

/** The points of one person over time, above the thresholds of the ladder. */
export function PersonPoints({ person, ladder, scales, words }: PersonPointsProps) {
  const { name, note, freeDays } = person
  return (
    <div>
      <div className="mt-6 mb-2 text-sm">
        <b>{name}</b> {note}
      </div>
      <svg aria-hidden="true" {...CHART_SVG_PROPS} height="14rem">
        <ThresholdLines ladder={ladder} scales={scales} />
        <Totals person={person} scales={scales} />
        <line x2="100%" y1="100%" y2="100%" stroke="currentColor" strokeWidth="2" />
        <ThresholdLabels ladder={ladder} scales={scales} unit={words.unit} />
        {freeDays.map((day) => (
          <rect key={day} x={formatPercent(scales.xOf(day))} y="100%" width="1.5" height="8" fill="currentColor" />
        ))}
        <TotalLabels person={person} ladder={ladder} scales={scales} words={words} />
      </svg>
    </div>
  )
}

type ScaledLadder = Pick<PersonPointsProps, 'ladder' | 'scales'>

const ThresholdLines = ({ ladder, scales: { yOf } }: ScaledLadder) =>
  ladder.map(({ id, at }) => (
    <line key={id} x2="100%" y1={formatPercent(yOf(at))} y2={formatPercent(yOf(at))} stroke={CHART_COLORS.line} strokeDasharray="1 4" />
  ))

const ThresholdLabels = ({ ladder, scales: { yOf }, unit }: ScaledLadder & { unit: string }) =>
  ladder.map(({ id, at, label }) => (
    <text key={id} x="100%" y={formatPercent(yOf(at))} dy="-.55em" textAnchor="end" {...CHART_TEXT_PROPS}>
      {at}
      <tspan className="max-sm:hidden">{` ${unit}`}</tspan>
      {` · ${label}`}
    </text>
  ))

/** The totals as an area. The dashed line shows the points that would be left if only the rolling window removed any. */
function Totals({ person: { totals, totalsWithoutRemoval }, scales }: Pick<PersonPointsProps, 'person' | 'scales'>) {
  const corners = cornersOf(totals, scales)
  const cornersWithoutRemoval = cornersOf(totalsWithoutRemoval, scales)
  const drawArea = stepArea().curve(curveStepAfter).y0(BOX.height)
  const drawLine = stepLine().curve(curveStepAfter)
  return (
    <svg aria-hidden="true" width="100%" height="100%" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
      <path d={drawArea(corners) ?? ''} fill={CHART_COLORS.signal} />
      <path d={drawLine(cornersWithoutRemoval) ?? ''} {...STROKE_PROPS} strokeWidth="1.5" strokeDasharray="5 4" />
      <path d={drawLine(corners) ?? ''} {...STROKE_PROPS} strokeWidth="2" />
    </svg>
  )
}

/** Extends the last total to the end of the chart. @returns the places where the totals change, in the units of `BOX` */
function cornersOf(totals: readonly Total[], { xOf, yOf }: PointsScales): [number, number][] {
  const corners = totals.map(({ day, points }): [number, number] => [xOf(day) * BOX.width, yOf(points) * BOX.height])
  const [, height = BOX.height] = corners.at(-1) ?? []
  return [...corners, [BOX.width, height]]
}

/** The highest total with its day, and what would be left without removal, if that is much more. */
function TotalLabels({ person: { totals, totalsWithoutRemoval }, ladder, scales: { xOf, yOf }, words }: PersonPointsProps) {
  const peak = totals.reduce((best, total) => (total.points > best.points ? total : best))
  const left = totalsWithoutRemoval.at(-1)?.points ?? 0
  return (
    <>
      <text
        x={formatPercent(xOf(peak.day))}
        y={formatPercent(yOf(peak.points))}
        dx=".6em"
        dy="-.6em"
        {...CHART_TEXT_PROPS}
        fontWeight="700"
      >
        {fillIn(words.peak, { total: peak.points.toFixed(1), day: shortDate(peak.day) })}
      </text>
      {left > peak.points / 2 && (
        <text
          x="100%"
          y={formatPercent(yOf(left))}
          dy={isLabelAbove(left, ladder) ? '-.5em' : '1.4em'}
          textAnchor="end"
          {...CHART_TEXT_PROPS}
          // On a phone the label of the peak would touch this one, which has the same number.
          className={left === peak.points ? 'max-sm:hidden' : undefined}
        >
          {fillIn(words.withoutRemoval, { total: left.toFixed(1) })}
        </text>
      )}
    </>
  )
}

/** A label stands below its line, unless the zero line or a threshold's label is there and the space above is free. */
function isLabelAbove(points: number, ladder: readonly LadderStep[]): boolean {
  const hasThreshold = (from: number, to: number) => ladder.some(({ at }) => at >= from && at < to)
  return points < LOW || (hasThreshold(points - CROWDED.below, points) && !hasThreshold(points, points + CROWDED.above))
}
