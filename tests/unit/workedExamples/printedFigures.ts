/** Reads and prints figures and days as articles print them. */
import { dayOf, longDate } from '#src/lib/anywhere/time/dates.ts'

const DATE = /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+/g

/** @returns the days in a text, in 2026, the year of the examples */
export const findDates = (text: string): string[] => (text.match(DATE) ?? []).map((date) => dayOf(new Date(`${date}, 2026 UTC`)))

/** @param day "2026-04-04" @returns "April 4", as articles name it */
export const printedDate = (day: string): string => longDate(day).replace(/,.*/, '')

/** @param digits after the decimal point @returns "1,920" or "1,973.3" */
export const printedCount = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
