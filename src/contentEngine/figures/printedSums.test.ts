import { describe, expect, it } from 'vitest'
import { findSums } from './printedSums.ts'

describe('the check of sums tells right from wrong:', () => {
  const isCorrect = (text: string) => findSums(text).map((sum) => sum.isCorrect)
  it.each([
    ['13 × $1,705 = $22,165 a year', '13 × $1,705 = $22,156 a year'],
    ['41 ÷ 96 = 43%', '41 ÷ 96 = 42%'],
    ['640 × 185 seconds = 118,400 seconds = 1,973.3 minutes', '640 × 185 seconds = 118,400 seconds = 1,973.4 minutes'],
    ['3 − 1 + 1 + 1 = 4.0', '3 − 1 + 1 + 1 = 4.5'],
    ['10 + 2 × 5 = 20', '10 + 2 × 5 = 60'],
    ['$1,396 × 104 ≈ $145,000', '$1,396 × 104 ≈ $146,000'],
    ['6:25 ÷ 60 × $9.50 = $60.96', '6:35 ÷ 60 × $9.50 = $60.96'],
    ['8 × 60 − 95 minutes = 6:25', '8 × 60 − 95 minutes = 6:35'],
    ['95 minutes ÷ 60 × 30 cases = 47.5 cases', '95 minutes ÷ 60 × 30 cases = 46.5 cases'],
  ])('%s', (right, wrong) => expect([isCorrect(right), isCorrect(wrong)]).toEqual([[true], [false]]))
})

it('a text without a sum has none, and one with several has each', () => {
  expect(findSums('13 × $1,705, or 3 + 4 people')).toEqual([])
  expect(findSums('1 + 1 = 2. And 2 + 2 = 5.')).toEqual([
    { sum: '1 + 1 = 2', isCorrect: true },
    { sum: '2 + 2 = 5', isCorrect: false },
  ])
})
