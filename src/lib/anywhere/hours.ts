/** The light of an hour, for pictures that show one: the site's scenes all have a clock. */

/** First minute of the day from which each light holds; the last one goes on past midnight. */
export const LIGHTS = [
  ['night', 0],
  ['early', 4 * 60],
  ['first', 5 * 60],
  ['dawn', 5 * 60 + 20],
  ['day', 7 * 60],
  ['evening', 19 * 60],
  ['night', 22 * 60],
] as const satisfies readonly (readonly [string, number])[]

/** Light of a sky; `--color-hour-…` in styles/tokens.css has its colors. */
export type Hour = (typeof LIGHTS)[number][0]

/** What of the night is still seen: how bright the stars are, from 0 to 1. */
export const STARLIGHT: Record<Hour, number> = { night: 1, evening: 0.8, early: 0.6, first: 0.25, dawn: 0, day: 0 }

/**
 * @param clock begins with a time of 24 hours: "05:31", "05:31 live"
 * @returns minutes since midnight
 * @throws Error that names what was given
 */
export function minuteOf(clock: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?!\d)/.exec(clock) ?? []
  if (!hours || !minutes) throw new Error(`"${clock}" begins with no time. Write it like 05:31.`)
  return Number(hours) * 60 + Number(minutes)
}

/** @returns which light there is at that time */
export function hourOf(clock: string): Hour {
  const minute = minuteOf(clock)
  return LIGHTS.findLast(([, from]) => from <= minute)?.[0] ?? 'night'
}
