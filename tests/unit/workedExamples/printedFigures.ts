/** Figures and days as articles print them: read from a text, and printed to look for. */
import { dayOf, longDate } from '#src/lib/anywhere/time/dates.ts'

/**
 * What a check starts from, so that an editor may change it: the figures of a text in its order.
 * @param unit the word behind them, singular ("case"), or "$" before; several may share it ("35, 50 and 20 minutes")
 */
export function readAmounts(text: string, unit: string): number[] {
  const behind = `(?=(?:(?:,|,? and) [\\d.,]*\\d)*[\\s-]+(?:[a-z]+\\s+)?${unit}s?\\b)`
  const figure = unit === '$' ? /(?<=\$)\d[\d,]*(?:\.\d+)?/g : new RegExp(`(?<![\\d.,:$])\\d[\\d,]*(?:\\.\\d+)?(?!\\d)${behind}`, 'g')
  return (text.match(figure) ?? []).map((found) => Number(found.replaceAll(',', '')))
}

const DATE = /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+/g

/** @returns the days that a text names, in the year of the examples */
export const findDates = (text: string): string[] => (text.match(DATE) ?? []).map((date) => dayOf(new Date(`${date}, 2026 UTC`)))

/** @param day "2026-04-04" @returns "April 4", as articles name it */
export const printedDate = (day: string): string => longDate(day).replace(/,.*/, '')

/** As articles print quantities: "1,920"; with one digit "1,973.3". */
export const printedCount = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** As articles print sums of money with cents: "$1,234.50". */
export const dollarsAndCents = (amount: number): string => `$${printedCount(amount, 2)}`

/** @returns all of them added up; 0 for none */
export const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

/** @returns the first numbers that add up to a whole, which is how a text shares it out; all of them where none do */
export function takeShares(whole: number, numbers: readonly number[]): number[] {
  const end = numbers.findIndex((_, index) => sum(numbers.slice(0, index + 1)) === whole)
  return end < 0 ? [...numbers] : numbers.slice(0, end + 1)
}
