import type { ShiftBoardProps } from '../../illustrations/scenes/ShiftBoard'
import { type SkyHour, skyHourOf } from '../../lib/anywhere/pictures/skyHours'
import { leadingClock } from '../../lib/anywhere/time/clockTime'

/** @returns the hour of the sky over an industry's board, undefined by day, when its page opens on paper's colors */
export function darkHourOf({ timeLabel }: Pick<ShiftBoardProps, 'timeLabel'>): SkyHour | undefined {
  const hour = skyHourOf(leadingClock(timeLabel))
  return hour === 'day' ? undefined : hour
}
