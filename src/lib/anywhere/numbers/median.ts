/** One median for what the product's pictures say and what the project's programs measure. */

/** @returns the middle of the values, or the mean of the two in the middle. @throws Error without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('A median needs at least one value.')
  return (lower + upper) / 2
}
