import { expect, it } from 'vitest'
import { calculateSlowdown } from './phoneSpeed.ts'

it('the slowdown of a simulated phone is Lighthouse’s own on the machine that this is meant for, and while nothing is known', () => {
  expect(calculateSlowdown([1750])).toBe(4)
  expect(calculateSlowdown([])).toBe(4)
})
it('the slowdown of a simulated phone is more on a faster machine and less on a slower one, so that the phone stays the same', () => {
  expect(calculateSlowdown([3500])).toBe(8)
  expect(calculateSlowdown([875])).toBe(2)
})
it('the slowdown of a simulated phone follows the machine, but no single measurement', () => {
  expect(calculateSlowdown([1750, 1750, 1750, 1750, 100])).toBe(4)
  expect(calculateSlowdown([1750, 1750, 1750, 875, 875, 875])).toBe(2)
})
it('never makes the phone faster than the machine, nor one of another class', () => {
  expect(calculateSlowdown([100])).toBe(1)
  expect(calculateSlowdown([10_000])).toBe(10)
})
