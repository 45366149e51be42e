/** The light of a morning that ends at the horn: night at its start, the sun above the roof at its end. */

const clampShare = (value: number) => Math.min(1, Math.max(0, value))
/** Two digits are the same on every machine, as the page's HTML must be; more would make no visible difference. */
const roundShare = (value: number) => Math.round(clampShare(value) * 100) / 100

export type Daylight = {
  /** Opacities, 0 to 1. */
  stars: number
  glow: number
  day: number
  /** Height of the sun, from 0 (below the horizon) to 1. */
  sun: number
}

/** @param share of the morning that has passed, 0 to 1 */
export function daylightAt(share: number): Daylight {
  return {
    stars: roundShare(1 - share * 1.25),
    glow: roundShare((share - 0.3) / 0.6),
    day: roundShare(clampShare((share - 0.78) / 0.22) * 0.9),
    sun: roundShare((share - 0.62) / 0.38),
  }
}
