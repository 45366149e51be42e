import { expect, it } from 'vitest'
import { median } from './median.ts'

it('the median finds the middle value, in any order', () => {
  expect(median([30, 5, 11])).toBe(11)
  expect(median([7])).toBe(7)
})
it('the median takes the mean of two in the middle', () => expect(median([4, 10, 8, 2])).toBe(6))
it('the median of no values throws', () => expect(() => median([])).toThrow('at least one'))
