/** Positions of clock times across a drawing. They are percentages of its width, so that its text keeps its size on phones. */
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'

/** The clock times at both ends of an axis. It may run past midnight. */
export type TimeSpan = { from: string; until: string }
export type TimeAxis = {
  /** Minutes between both ends. */
  duration: number
  xOf: (clock: string) => string
  /** @param minute after the beginning of the axis */
  xOfMinute: (minute: number) => string
  widthOf: (minutes: number) => string
}

/** Both ends of an axis that is as wide as its drawing, as shares of the width. */
const WHOLE_WIDTH = { left: 0, right: 1 }

/** @param ends where the axis begins and ends, as shares of the drawing's width */
export function createTimeAxis({ from, until }: TimeSpan, ends = WHOLE_WIDTH): TimeAxis {
  const duration = minutesAfter(from, until)
  const shareOf = (minutes: number) => (minutes / duration) * (ends.right - ends.left)
  const xOfMinute = (minute: number) => formatPercent(ends.left + shareOf(minute))
  return {
    duration,
    xOf: (clock) => xOfMinute(minutesAfter(from, clock)),
    xOfMinute,
    widthOf: (minutes) => formatPercent(shareOf(minutes)),
  }
}
