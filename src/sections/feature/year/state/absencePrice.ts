/** What an unplanned absence may cost in a policy that a visitor changes: half points, up to the price of silence. */
import type { AttendancePolicy } from '#src/models/attendance/attendancePolicy.ts'

/** The smallest difference between two prices, in points. */
const PRICE_STEP = 0.5

/** @returns the policy with another price for an unplanned absence; whatever else it says stays */
export const withAbsencePrice = (policy: AttendancePolicy, price: number): AttendancePolicy => ({
  ...policy,
  points: { ...policy.points, unplannedAbsence: price },
})

/** @returns the lowest and the highest price: an absence that was reported never costs more than one that was not */
export const findPriceLimits = (policy: AttendancePolicy): { least: number; most: number } => ({
  least: 0,
  most: policy.points.noCallNoShow,
})

/**
 * @param steps how many half points more, or less where negative
 * @returns the new price, within the limits
 */
export function changePrice(price: number, steps: number, policy: AttendancePolicy): number {
  const { least, most } = findPriceLimits(policy)
  return Math.min(most, Math.max(least, price + steps * PRICE_STEP))
}
