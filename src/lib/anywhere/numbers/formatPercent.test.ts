import { expect, it } from 'vitest'
import { formatPercent } from './formatPercent.ts'

it('a percentage is written with two decimals at most, and none that say nothing', () => {
  expect([0, 0.125, 1 / 3, 1, -0.5].map(formatPercent)).toEqual(['0%', '12.5%', '33.33%', '100%', '-50%'])
})
