/** A retention time as a length that can be drawn. */

const DAYS = { day: 1, month: 365.25 / 12, year: 365.25 } as const

/** @returns the days of a printed time such as "24 months" or "90 days"; null if the text is no time */
export function parseRetentionDays(printed: string): number | null {
  const [, amount, unit] = /^(\d+) (day|month|year)s?$/.exec(printed) ?? []
  return amount && unit ? Number(amount) * DAYS[unit as keyof typeof DAYS] : null
}
