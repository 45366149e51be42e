/** The light of an hour, for pictures that show one: the site's pictures all have a clock. */
import { minuteOf } from '../time/clockTime.ts'

/** First minute of the day from which each light holds; the last one goes on past midnight. */
export const SKY_HOUR_STARTS = [
  ['night', 0],
  ['early', 4 * 60],
  ['first', 5 * 60],
  ['dawn', 5 * 60 + 20],
  ['day', 7 * 60],
  ['evening', 19 * 60],
  ['night', 22 * 60],
] as const satisfies readonly (readonly [string, number])[]

/** Light of a sky; `--color-hour-…` in styles/designTokens.css has its colors. */
export type SkyHour = (typeof SKY_HOUR_STARTS)[number][0]

/** What of the night is still seen: how bright the stars are, from 0 to 1. */
export const STARLIGHT: Record<SkyHour, number> = { night: 1, evening: 0.8, early: 0.6, first: 0.25, dawn: 0, day: 0 }

/** @returns which light there is at that time */
export function skyHourOf(clock: string): SkyHour {
  const minute = minuteOf(clock)
  return SKY_HOUR_STARTS.findLast(([, from]) => from <= minute)?.[0] ?? 'night'
}
