import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import type { PointLevel } from '#src/models/pointsYear/pointsYear.ts'

/**
 * Places in the drawing of a year, in percent of its plot: days to the right, points upwards, as high as the ladder beside it. Totals above
 * the last step are not drawn, because from there on HR decides.
 */
export type PointsYearScale = {
  /** The days of the year. */
  days: number
  /** The points of the ladder's last step. */
  maxPoints: number
  x: (dayIndex: number) => string
  y: (points: number) => string
  /** The distance between two totals. */
  height: (from: number, to: number) => string
}

export const createPointsYearScale = (days: number, maxPoints: number): PointsYearScale => ({
  days,
  maxPoints,
  x: (dayIndex) => formatPercent(dayIndex / days),
  y: (points) => formatPercent(Math.max(0, 1 - points / maxPoints)),
  height: (from, to) => formatPercent((Math.min(maxPoints, to) - Math.min(maxPoints, from)) / maxPoints),
})

/** The area of the words above the slabs: up to this share of the year, and from this many points on (`--free` in pointsYear.css). */
const WORDS_AREA = { share: 0.63, points: 5.6 }

/** @returns how high the drawing may go on a day without touching the words above, in points */
export const headroomAt = (dayIndex: number, { days, maxPoints }: PointsYearScale): number =>
  dayIndex / days < WORDS_AREA.share ? Math.min(maxPoints, WORDS_AREA.points) : maxPoints

/** @returns whether points pile up into the words above */
export const hasPointsInWords = (levels: readonly PointLevel[], scale: PointsYearScale): boolean =>
  levels.some(({ from, points }) => points > headroomAt(from, scale) && from / scale.days < WORDS_AREA.share)
