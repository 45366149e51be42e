/** @returns the day of a date in UTC, "2025-10-14"; content is dated in UTC */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** "2025-10-14" → "October 14, 2025", the same for every reader and time zone. */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** "2025-10-14" → "Oct 14, 2025". */
export function mediumDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** Names of the days, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * @param after days later
 * @returns the day's name, "2025-10-14" → "Tuesday"
 */
export function weekdayOf(day: string, after = 0): Weekday {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + after)
  return WEEKDAYS[date.getUTCDay()] ?? WEEKDAYS[0]
}

/** "2025-10-14" → "Oct 14", where the year is plain from what stands beside it. */
export function shortDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** @returns the months of a year by their short names, "Jan" first, with the first day of each */
export function monthsOf(year: number): { name: string; day: string }[] {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const first = new Date(Date.UTC(year, month, 1))
    return { name: format.format(first), day: dayOf(first) }
  })
}
