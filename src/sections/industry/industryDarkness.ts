import type { ShiftBoardProps } from '#src/illustrations/scenes/ShiftBoard.tsx'
import { leadingClock } from '#src/lib/anywhere/time/clockTime.ts'
import { type SkyHour, skyHourOf } from '#src/models/pictures/skyHours.ts'

/** @returns the hour of the sky over an industry's board; undefined by day, when the page opens in the colors of paper */
export function industryDarknessOf({ timeLabel }: Pick<ShiftBoardProps, 'timeLabel'>): SkyHour | undefined {
  const hour = skyHourOf(leadingClock(timeLabel))
  return hour === 'day' ? undefined : hour
}
