import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { calculatePrice, priceLimitsOf, withAbsencePrice } from './absencePrice.ts'

describe('the price of an absence', () => {
  it('goes by half points, never below nothing and never above a no-call/no-show', () => {
    expect(calculatePrice(1, 1, POLICY_WITHOUT_REMOVAL)).toBe(1.5)
    expect(calculatePrice(1, -1, POLICY_WITHOUT_REMOVAL)).toBe(0.5)
    expect(calculatePrice(0, -1, POLICY_WITHOUT_REMOVAL)).toBe(0)
    expect(calculatePrice(POLICY_WITHOUT_REMOVAL.points.noCallNoShow, 1, POLICY_WITHOUT_REMOVAL)).toBe(
      POLICY_WITHOUT_REMOVAL.points.noCallNoShow,
    )
    expect(priceLimitsOf(POLICY_WITHOUT_REMOVAL)).toEqual({ min: 0, max: POLICY_WITHOUT_REMOVAL.points.noCallNoShow })
  })
  it('changes nothing else in the policy', () => {
    const { unplannedAbsence: _price, ...rest } = withAbsencePrice(EXAMPLE_POLICY, 2.5).points
    const { unplannedAbsence: _priceBefore, ...restBefore } = EXAMPLE_POLICY.points
    expect(rest).toEqual(restBefore)
  })
})
