/** Clock times such as "05:42", and minutes since midnight: 342. */
import { DAY_MINUTES, HOUR_MINUTES } from './durations.ts'

/**
 * @param clock a 24-hour time: "05:31"
 * @returns minutes since midnight
 * @throws Error that names the input
 */
export function minuteOf(clock: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? []
  if (!hours || !minutes) throw new Error(`"${clock}" is no time. Write it like 05:31.`)
  return Number(hours) * HOUR_MINUTES + Number(minutes)
}

/** @returns the clock time of a minute: 342 → "05:42" */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}`
}

/** @returns minutes from `start` to the next time that it is `clock`, past midnight if needed */
export const minutesAfter = (start: string, clock: string): number => (minuteOf(clock) - minuteOf(start) + DAY_MINUTES) % DAY_MINUTES

/** @returns the clock time some minutes later, past midnight if needed; earlier if `minutes` is negative */
export const clockAfter = (clock: string, minutes: number): string =>
  clockOf((((minuteOf(clock) + minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)

/** @returns minutes as text: 48 → "48 min", 120 → "2 h", 139 → "2 h 19 min" */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** @param clock "07:40" @returns the angles of a wall clock's hands, in degrees clockwise from the top */
export function clockHands(clock: string): { hour: number; minute: number } {
  const minutes = minuteOf(clock)
  return { hour: (minutes / 2) % 360, minute: (minutes * 6) % 360 }
}
