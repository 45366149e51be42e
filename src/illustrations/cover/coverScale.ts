/** How covers turn their numbers into lengths. */

/** @returns each value as a share of the largest, or zeros if all are zero */
export function sharesOfLargest(values: readonly number[]): number[] {
  const max = Math.max(...values)
  return values.map((value) => (max === 0 ? 0 : value / max))
}

/** The area of towers, from the zero line up to the end of the caption. */
export const TOWERS = { left: 50, right: 590, zero: 308, highest: 118 } as const

/** @returns the top of each tower; heights are proportional and begin at zero */
export const towerTops = (values: readonly number[]): number[] =>
  sharesOfLargest(values).map((share) => Math.round(TOWERS.zero - share * (TOWERS.zero - TOWERS.highest)))
