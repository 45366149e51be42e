/** Calculates how much slower than this machine the simulated phone is. */
import { median } from '#src/lib/anywhere/numbers/median.ts'

/**
 * Lighthouse's slowdown of 4 is meant for a desktop with a benchmark index between 1,500 and 2,000, so the phone has a quarter of the
 * middle value. Source: Lighthouse's documentation of its throttling, "Calibrating the CPU slowdown";
 * docs/decisions/063-one-phone-on-every-machine.md.
 */
const DESKTOP_INDEX = 1750
const PHONE_INDEX = DESKTOP_INDEX / 4
/** The range of Lighthouse's own table for this class of phone. */
const SLOWDOWN_RANGE = { min: 1, max: 10 } as const

/**
 * @param indexes the machine's benchmark indexes, newest last; they differ from minute to minute
 * @returns the slowdown that simulates the same phone on every machine, or Lighthouse's default of 4 without any index
 */
export function calculateSlowdown(indexes: readonly number[]): number {
  const index = indexes.length > 0 ? median(indexes.slice(-5)) : DESKTOP_INDEX
  return Math.min(SLOWDOWN_RANGE.max, Math.max(SLOWDOWN_RANGE.min, index / PHONE_INDEX))
}
