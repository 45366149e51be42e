/** Clocks: times of a day such as "05:42", and the same as minutes since midnight, as whole numbers: 342. */

const HOUR = 60
const DAY = 24 * HOUR

/**
 * @param clock begins with a time of 24 hours: "05:31", "05:31 live"
 * @returns minutes since midnight
 * @throws Error that names what was given
 */
export function minuteOf(clock: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?!\d)/.exec(clock) ?? []
  if (!hours || !minutes) throw new Error(`"${clock}" begins with no time. Write it like 05:31.`)
  return Number(hours) * HOUR + Number(minutes)
}

/** @returns the clock of a minute: "05:42" of 342 */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`
}

/** @param text begins with a clock, such as "05:31 live" @returns that clock: "05:31" */
export const leadingClock = (text: string): string => clockOf(minuteOf(text))

/**
 * @param start and `clock` begin with a time of 24 hours
 * @returns minutes from the one to the next time that it is the other: a night runs past midnight
 */
export const minutesAfter = (start: string, clock: string): number => (minuteOf(clock) - minuteOf(start) + DAY) % DAY

/** @returns a number of minutes as it is read: 48 → "48 min", 120 → "2 h", 139 → "2 h 19 min" */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
