/** A label on a slab: the days that it may cover, and the height of the slab, in points. */
export type SlabLabel = { days: readonly (readonly [from: number, to: number])[]; base: number; top: number }

/**
 * @param dayIndex of a line from `top` points down to the ground
 * @returns the pieces of the line that cross no label, from low to high, the lowest first
 */
export function unlabeledPieces(dayIndex: number, top: number, labels: readonly SlabLabel[]): [number, number][] {
  const crossed = labels
    .filter(({ days, base }) => base < top && days.some(([from, to]) => from < dayIndex && dayIndex < to))
    .toSorted((one, other) => one.base - other.base)
  const pieces: [number, number][] = []
  let low = 0
  for (const { base, top: end } of crossed) {
    if (base > low) pieces.push([low, base])
    low = Math.max(low, end)
  }
  if (low < top) pieces.push([low, top])
  return pieces
}
