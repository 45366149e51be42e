/** Doors of a dock and the waves that leave through them: how long until a wave's cutoff, and who is at its doors. */
import { formatDuration, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'

/** `covered`: somebody called off and somebody took it. */
type DoorState = 'staffed' | 'covered' | 'open'
export type Door = { number: string; state: DoorState }

/** @returns how many doors have somebody */
export const staffedDoors = (doors: readonly Door[]): number => doors.filter(({ state }) => state !== 'open').length

/** @returns the time until a cutoff as it is said on a dock: "1 h 22 min"; a night runs past midnight */
export function timeLeft(now: string, cutoff: string): string {
  return formatDuration(minutesAfter(now, cutoff))
}
