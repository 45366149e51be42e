/** The calendar. A day is "YYYY-MM-DD". All dates of content are in UTC, so every day has 24 hours. */
import { DAY_MS } from './durations.ts'

/** @returns the day of a date in UTC, "2025-10-14" */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** @returns whether a text is a day of the calendar: "2025-02-29" is none */
export function isDay(text: string): boolean {
  const start = startOf(text)
  return !Number.isNaN(start.getTime()) && dayOf(start) === text
}

/** @returns the day `count` days later, or earlier if `count` is negative */
export const dayAfter = (day: string, count: number): string => dayOf(new Date(startOf(day).getTime() + count * DAY_MS))

/** @returns how many days `to` is after `from`; negative if it is before */
export const daysBetween = (from: string, to: string): number => (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS

/** Formats are made once, because making one takes a hundred times as long as using it. */
const LONG = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const MEDIUM = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const SHORT = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const MONTH = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** "2025-10-14" → "October 14, 2025", in every time zone. */
export const longDate = (day: string): string => LONG.format(startOf(day))

/** "2025-10-14" → "Oct 14, 2025". */
export const mediumDate = (day: string): string => MEDIUM.format(startOf(day))

/** "2025-10-14" → "Oct 14", for places that show the year already. */
export const shortDate = (day: string): string => SHORT.format(startOf(day))

/** @returns a day relative to another: "today", "tomorrow", then "Dec 10", with the year if it differs */
export function relativeDay(day: string, today: string): string {
  if (day === today) return 'today'
  if (day === dayAfter(today, 1)) return 'tomorrow'
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : mediumDate(day)
}

/** Names of the days, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * @param after number of days to add
 * @returns the weekday, "2025-10-14" → "Tuesday"
 */
export const weekdayOf = (day: string, after = 0): Weekday => WEEKDAYS[startOf(dayAfter(day, after)).getUTCDay()] ?? WEEKDAYS[0]

/** @returns whether a day is a Saturday or a Sunday */
export const isWeekend = (day: string): boolean => [0, 6].includes(startOf(day).getUTCDay())

/** @returns the seven days of the week of a day, Monday first */
export function weekOf(day: string): string[] {
  const sinceMonday = (startOf(day).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - sinceMonday))
}

/** A month's short name, and its first day. */
export type Month = { name: string; day: string }

/** @returns the months of a year */
export const monthsOf = (year: number): Month[] =>
  Array.from({ length: 12 }, (_, month) => {
    const first = new Date(Date.UTC(year, month, 1))
    return { name: MONTH.format(first), day: dayOf(first) }
  })

/** @returns the months that begin between two days, both included */
export function monthsBetween(from: string, to: string): Month[] {
  const yearOf = (day: string) => startOf(day).getUTCFullYear()
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index)
  return years.flatMap(monthsOf).filter(({ day }) => day >= from && day <= to)
}
