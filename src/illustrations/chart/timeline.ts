/** The rows and the scale of a chart of moments. */

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
