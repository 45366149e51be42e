/** The area of a sky for its stars, in the units of its box. */
export type StarField = {
  width: number
  height: number
  count: number
  /** Seed of the sequence. Overlapping fields use different ones. */
  seed?: number
}

/**
 * Places of stars. They are the same in each build. Source of the generator: Lehmer, "minimal standard".
 * @returns a path of points without length; a round line cap draws a star at each, so that one element is enough
 */
export function starPlaces({ width, height, count, seed = 11 }: StarField): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`).join('')
}
