import { minuteOf } from './clockTime.ts'

/** @param clock "07:40" @returns the angles of a wall clock's hands, in degrees clockwise from the top */
export function clockHands(clock: string): { hour: number; minute: number } {
  const minutes = minuteOf(clock)
  return { hour: (minutes / 2) % 360, minute: (minutes * 6) % 360 }
}
