/** An area with stars, in its units. */
export type StarField = {
  width: number
  height: number
  count: number
  /** Start of the random sequence. Overlapping fields need different seeds. */
  seed?: number
}

/**
 * Places stars at random, but the same in every build. Source of the generator: Lehmer, "minimal standard".
 * @returns a path of points without length. Round caps draw a star at each point, so any number of stars is one element
 */
export function starPlaces({ width, height, count, seed = 11 }: StarField): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`).join('')
}
