import type { ShiftBoardProps } from '#src/illustrations/scenes/ShiftBoard.tsx'
import { type SkyHour, skyHourOf } from '#src/lib/anywhere/pictures/skyHours.ts'
import { leadingClock } from '#src/lib/anywhere/time/clockTime.ts'

/** @returns the hour of the sky over an industry's board; undefined by day, when the page opens in the colors of paper */
export function industryDarknessOf({ timeLabel }: Pick<ShiftBoardProps, 'timeLabel'>): SkyHour | undefined {
  const hour = skyHourOf(leadingClock(timeLabel))
  return hour === 'day' ? undefined : hour
}
