import { describe, expect, it } from 'vitest'
import { readArticle } from './articleText.ts'
import { findMissingFigures } from './nearbyFigures.ts'

const missingIn = (text: string, sum: string) => findMissingFigures(text, [sum]).map(({ figure }) => figure)

describe('the figures of a sum', () => {
  const text = 'Of 2,700 shifts, 27 were silent. That is 1.0 in a hundred, 30 minutes each. One. Two. Three. They cost $270.00.'
  it.each([
    ['in any order', text, '27 ÷ 2,700 = 1.0'],
    ['with other words between', 'So 30 paid minutes are 16 percent, twice: 5 and 5.', '5 + 5 = 16% × 30 minutes'],
    ['in letters', 'Two calls, at two each, are four.', '2 × 2 = 4'],
    ['as a duration', '1 hour 30 minutes, or 90.', '1:30 = 90'],
    ['in one example, however long', `<Example title="A">\n${text}\n</Example>`, '27 × 30 minutes = $270.00'],
  ])('are found %s', (_, body, sum) => expect(missingIn(body, sum)).toEqual([]))
  it.each([
    ['another number', '28'],
    ['a part of a longer one', '700'],
    ['the beginning of a longer one', '$2'],
    ['without its cents', '$270'],
    ['another unit', '30 hours'],
  ])('are not: %s', (_, figure) => expect(missingIn(text, `${figure} = 27`)).toContain(figure))
  it('are not twice what stands once', () => expect(missingIn(text, '27 + 27 = 2,700')).toEqual(['27']))
  it('are not far apart, and the sentence with most of them is named', () =>
    expect(findMissingFigures(text, ['27 ÷ 2,700 = $270.00'])).toEqual([
      { figure: '$270.00', sum: '27 ÷ 2,700 = $270.00', sentence: 'Of 2,700 shifts, 27 were silent.' },
    ]))
})
it('an article that is gone is named', () =>
  expect(() => readArticle('of-this-test')).toThrow(/^src\/content\/blog\/of-this-test\.mdx is not there\. /))
