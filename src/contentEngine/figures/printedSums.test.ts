import { describe, expect, it } from 'vitest'
import { findSums } from './printedSums.ts'

describe('the check of sums tells right from wrong:', () => {
  const resultsOf = (text: string) => findSums(text).map(({ rightResult }) => rightResult)
  it.each([
    ['13 × $1,705 = $22,165 a year', '13 × $1,705 = $22,156 a year', '22,165'],
    ['41 ÷ 96 = 43%', '41 ÷ 96 = 42%', '42.71'],
    ['640 × 185 seconds = 118,400 seconds = 1,973.3 minutes', '640 × 185 seconds = 118,400 seconds = 1,973.4 minutes', '1,973.33'],
    ['3 − 1 + 1 + 1 = 4.0', '3 − 1 + 1 + 1 = 4.5', '4.0'],
    ['10 + 2 × 5 = 20', '10 + 2 × 5 = 60', '20'],
    ['$1,396 × 104 ≈ $145,000', '$1,396 × 104 ≈ $146,000', '145,184'],
    ['6:25 ÷ 60 × $9.50 = $60.96', '6:35 ÷ 60 × $9.50 = $60.96', '62.54'],
    ['8 × 60 − 95 minutes = 6:25', '8 × 60 − 95 minutes = 6:35', '6:25'],
    ['10 − 4 = 6', '4 − 10 = 6', '−6'],
    ['2:30 − 1:00 = 1:30', '1:00 − 2:30 = 1:30', '−1:30'],
    ['6 ÷ 2 = 3', '6 ÷ 0 = 3', 'no number, because it divides by zero'],
    ['0 ÷ 2 = 0', '0 ÷ 0 = 0', 'no number, because it divides by zero'],
    ['95 minutes ÷ 60 × 30 cases = 47.5 cases', '95 minutes ÷ 60 × 30 cases = 46.5 cases', '47.5'],
  ])('%s', (right, wrong, result) => expect([resultsOf(right), resultsOf(wrong)]).toEqual([[undefined], [result]]))
})

it('a text without a sum has none, and one with several has each', () => {
  expect(findSums('13 × $1,705, or 3 + 4 people')).toEqual([])
  expect(findSums('1 + 1 = 2. And 2 + 2 = 5.')).toEqual([
    { sum: '1 + 1 = 2', rightResult: undefined },
    { sum: '2 + 2 = 5', rightResult: '4' },
  ])
})
