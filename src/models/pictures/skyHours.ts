/** The daylight in pictures, by their clock time. */
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'

/** First minute of each kind of light. The last one goes on past midnight. */
export const SKY_HOUR_STARTS = [
  ['night', 0],
  ['early', 4 * 60],
  ['first', 5 * 60],
  ['dawn', 5 * 60 + 20],
  ['day', 7 * 60],
  ['evening', 19 * 60],
  ['night', 22 * 60],
] as const satisfies readonly (readonly [string, number])[]

/** Kinds of light. `--color-hour-…` in styles/designTokens.css has their colors. */
export type SkyHour = (typeof SKY_HOUR_STARTS)[number][0]

/** Brightness of the stars, 0 to 1. */
export const STARLIGHT: Record<SkyHour, number> = { night: 1, evening: 0.8, early: 0.6, first: 0.25, dawn: 0, day: 0 }

/** @returns the light at a clock time */
export function skyHourOf(clock: string): SkyHour {
  const minute = minuteOf(clock)
  return SKY_HOUR_STARTS.findLast(([, from]) => from <= minute)?.[0] ?? 'night'
}
