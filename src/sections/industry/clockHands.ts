import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'

/** @param clock "07:40" @returns how far the hands of a wall clock are turned from the top, in degrees */
export function clockHands(clock: string): { hour: number; minute: number } {
  const minutes = minuteOf(clock)
  return { hour: (minutes / 2) % 360, minute: (minutes * 6) % 360 }
}
