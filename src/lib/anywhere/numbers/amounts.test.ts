import { expect, it } from 'vitest'
import { createAmountFormatter, createTickFormatter } from './amounts.ts'

it('an amount of money has all its digits, and another amount no trailing zeros', () => {
  expect([1815.4, 2016].map(createAmountFormatter({ before: '$', digits: 2 }))).toEqual(['$1,815.40', '$2,016.00'])
  expect([7.5, 1250].map(createAmountFormatter({ before: '', digits: 1 }))).toEqual(['7.5', '1,250'])
  expect([0.25, 11.7, 3].map(createAmountFormatter())).toEqual(['0.25', '11.7', '3'])
})
it.each([
  [[0, 0.5, 1, 1.5], '', ['0', '0.5', '1', '1.5']],
  [[0, 0.5, 1], '$', ['$0.00', '$0.50', '$1.00']],
  [[0, 500, 1000], '$', ['$0', '$500', '$1,000']],
])('the numbers of a scale differ as the scale does: %j', (ticks, before, printed) =>
  expect(ticks.map(createTickFormatter(ticks, before))).toEqual(printed),
)
