/** A label on a slab: the days that it may cover, and how high the slab lies, in points. */
export type SlabLabel = { days: readonly (readonly [from: number, to: number])[]; base: number; top: number }

/**
 * @param place day of a line that goes down from `top` points to the ground
 * @returns the pieces of it that cross no label, each from its lower to its higher end, the lowest first
 */
export function unlabeledPieces(place: number, top: number, labels: readonly SlabLabel[]): [number, number][] {
  const crossed = labels
    .filter(({ days, base }) => base < top && days.some(([from, to]) => from < place && place < to))
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
