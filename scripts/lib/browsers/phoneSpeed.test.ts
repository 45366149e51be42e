import { describe, expect, it } from 'vitest'
import { calculateSlowdown } from './phoneSpeed.ts'

describe('the slowdown of a simulated phone', () => {
  it('is Lighthouse’s own on its reference machine, and before any measurement', () => {
    expect(calculateSlowdown([1750])).toBe(4)
    expect(calculateSlowdown([])).toBe(4)
  })
  it('is higher on a faster machine and lower on a slower one, so that the simulated phone is equally fast on both', () => {
    expect(calculateSlowdown([3500])).toBe(8)
    expect(calculateSlowdown([875])).toBe(2)
  })
  it('ignores a single outlying measurement', () => {
    expect(calculateSlowdown([1750, 1750, 1750, 1750, 100])).toBe(4)
    expect(calculateSlowdown([1750, 1750, 1750, 875, 875, 875])).toBe(2)
  })
  it('stays between one and its upper limit', () => {
    expect(calculateSlowdown([100])).toBe(1)
    expect(calculateSlowdown([10_000])).toBe(10)
  })
})
