/** Prices that a visitor may set for an unplanned absence: half points, up to the price of a no-call/no-show. */
import type { AttendancePolicy } from '#src/models/attendance/attendancePolicy.ts'

/** The smallest difference between two prices, in points. */
const PRICE_STEP = 0.5

/** @returns the policy with another price for an unplanned absence */
export const withAbsencePrice = (policy: AttendancePolicy, price: number): AttendancePolicy => ({
  ...policy,
  points: { ...policy.points, unplannedAbsence: price },
})

/** @returns the lowest and the highest price; a reported absence never costs more than an unreported one */
export const priceLimitsOf = (policy: AttendancePolicy): { least: number; most: number } => ({
  least: 0,
  most: policy.points.noCallNoShow,
})

/**
 * @param steps number of half points, negative for less
 * @returns the new price, within the limits
 */
export function calculatePrice(price: number, steps: number, policy: AttendancePolicy): number {
  const { least, most } = priceLimitsOf(policy)
  return Math.min(most, Math.max(least, price + steps * PRICE_STEP))
}
