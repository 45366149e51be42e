/** @returns the day of a date in UTC, "2025-10-14". All dates of content are in UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Formats are made once, because making one takes a hundred times as long as using it. */
const LONG = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const MEDIUM = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const SHORT = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "2025-10-14" → "October 14, 2025", in every time zone. */
export const longDate = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`))

/** "2025-10-14" → "Oct 14, 2025". */
export const mediumDate = (day: string): string => MEDIUM.format(new Date(`${day}T00:00:00Z`))

/** Names of the days, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * @param after number of days to add
 * @returns the weekday, "2025-10-14" → "Tuesday"
 */
export function weekdayOf(day: string, after = 0): Weekday {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + after)
  return WEEKDAYS[date.getUTCDay()] ?? WEEKDAYS[0]
}

/** "2025-10-14" → "Oct 14", for places that show the year already. */
export const shortDate = (day: string): string => SHORT.format(new Date(`${day}T00:00:00Z`))

/** @returns the short names of a year's months, with the first day of each */
export function monthsOf(year: number): { name: string; day: string }[] {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const first = new Date(Date.UTC(year, month, 1))
    return { name: format.format(first), day: dayOf(first) }
  })
}
