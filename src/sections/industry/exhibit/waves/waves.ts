/** Doors of a dock and their waves: the time until a wave's cutoff, and the doors with somebody. */
import { formatDuration, minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'

/** `covered`: a replacement took the shift. */
type DoorStatus = 'staffed' | 'covered' | 'open'
export type Door = { number: string; status: DoorStatus }

/** @returns how many doors have somebody, replacements included */
export const countStaffedDoors = (doors: readonly Door[]): number => doors.filter(({ status }) => status !== 'open').length

/** @returns the time until a cutoff as text: "1 h 22 min"; a night runs past midnight */
export const timeLeft = (now: string, cutoff: string): string => formatDuration(minutesAfter(now, cutoff))
