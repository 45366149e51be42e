/** A sky that stars are strewn over, in the units of its box. */
export type StarField = {
  width: number
  height: number
  count: number
  /** Where the sequence begins: fields that lie on each other differ in it. */
  seed?: number
}

/**
 * Places of stars, always the same ones, so that two builds are equal. Source of the generator: Lehmer, "minimal standard".
 * @returns a path of points without length: a round cap draws a star at each, whatever their number one element
 */
export function starPlaces({ width, height, count, seed = 11 }: StarField): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`).join('')
}
