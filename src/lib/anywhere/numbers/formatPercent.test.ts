import { expect, it } from 'vitest'
import { formatPercent } from './formatPercent.ts'

it('a percentage has two decimals at most, and no trailing zeros', () => {
  expect([0, 0.125, 1 / 3, 1, -0.5].map(formatPercent)).toEqual(['0%', '12.5%', '33.33%', '100%', '-50%'])
})
