/** How much slower than this machine the phone is that Lighthouse simulates. */
import { median } from '#src/lib/anywhere/numbers/median.ts'

/**
 * Lighthouse slows a machine down four times, which is meant for a desktop whose benchmark index lies in the middle of 1,500
 * to 2,000: the phone that this stands for has a quarter of it. Source: Lighthouse's documentation of its throttling,
 * "Calibrating the CPU slowdown"; docs/decisions/063-one-phone-on-every-machine.md.
 */
const DESKTOP_INDEX = 1750
const PHONE_INDEX = DESKTOP_INDEX / 4
/** What Lighthouse's own table allows for the phones of that class. */
const SLOWDOWN_RANGE = { least: 1, most: 10 } as const

/**
 * @param indexes what the machine scored in Lighthouse's benchmark, newest last; it differs from minute to minute
 * @returns the slowdown that simulates the same phone on every machine: more than 4 on a fast one, less on a slow one, and
 * Lighthouse's own 4 while nothing is known
 */
export function calculateSlowdown(indexes: readonly number[]): number {
  const index = indexes.length > 0 ? median(indexes.slice(-5)) : DESKTOP_INDEX
  return Math.min(SLOWDOWN_RANGE.most, Math.max(SLOWDOWN_RANGE.least, index / PHONE_INDEX))
}
