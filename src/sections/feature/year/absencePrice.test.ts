import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY, WINDOW_POLICY } from '../../../site/policy/examplePolicy'
import { priceAfter, priceLimits, withAbsencePrice } from './absencePrice'

describe('the price of an absence', () => {
  it('goes by half points, never below nothing and never above a no-call/no-show', () => {
    expect(priceAfter(1, 1, WINDOW_POLICY)).toBe(1.5)
    expect(priceAfter(1, -1, WINDOW_POLICY)).toBe(0.5)
    expect(priceAfter(0, -1, WINDOW_POLICY)).toBe(0)
    expect(priceAfter(WINDOW_POLICY.points.noCallNoShow, 1, WINDOW_POLICY)).toBe(WINDOW_POLICY.points.noCallNoShow)
    expect(priceLimits(WINDOW_POLICY)).toEqual({ least: 0, most: WINDOW_POLICY.points.noCallNoShow })
  })
  it('changes nothing else in the policy', () => {
    const { unplannedAbsence: _price, ...rest } = withAbsencePrice(EXAMPLE_POLICY, 2.5).points
    const { unplannedAbsence: _own, ...own } = EXAMPLE_POLICY.points
    expect(rest).toEqual(own)
  })
})
