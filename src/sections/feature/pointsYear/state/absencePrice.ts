/** Prices that a visitor may set for an unplanned absence: half points, up to the price of a no-call/no-show. */
import type { AttendancePolicy } from '#src/models/attendance/attendancePolicy.ts'

const HALF_POINT = 0.5

/** @returns the policy with another price for an unplanned absence */
export const withAbsencePrice = (policy: AttendancePolicy, price: number): AttendancePolicy => ({
  ...policy,
  points: { ...policy.points, unplannedAbsence: price },
})

/** @returns the lowest and the highest price; a reported absence never costs more than an unreported one */
export const priceLimitsOf = (policy: AttendancePolicy): { min: number; max: number } => ({
  min: 0,
  max: policy.points.noCallNoShow,
})

/**
 * @param halfPoints by how many half points the price changes, negative for less
 * @returns the new price, within the limits
 */
export function calculatePrice(price: number, halfPoints: number, policy: AttendancePolicy): number {
  const { min, max } = priceLimitsOf(policy)
  return Math.min(max, Math.max(min, price + halfPoints * HALF_POINT))
}
