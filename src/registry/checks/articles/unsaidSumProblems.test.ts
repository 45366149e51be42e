import { describe, expect, it } from 'vitest'
import { createArticle } from './articleText.testing.ts'
import { unsaidSumProblems } from './unsaidSumProblems.ts'

const problemsOf = (text: string, sum: string) => unsaidSumProblems(createArticle(text, { sums: [sum] }))

describe('the figures of a sum', () => {
  const text = 'Of 2,700 shifts, 27 were silent. That is 1.0 in a hundred, 30 minutes each. One. Two. Three. They cost $270.00.'
  it.each([
    ['in any order', text, '27 ÷ 2,700 = 1.0'],
    ['with other words between', 'So 30 paid minutes are 16 percent, twice: 5 and 5.', '5 + 5 = 16% × 30 minutes'],
    ['in letters', 'Two calls, at two each, are four.', '2 × 2 = 4'],
    ['as a duration', '1 hour 30 minutes, or 90.', '1:30 = 90'],
    ['without factors of time', 'At 5 a week, 260 a year.', '5 × 52 = 260'],
    ['in one example, however long', `<Example title="A">\n${text}\n</Example>`, '27 × 30 minutes = $270.00'],
  ])('are found %s', (_, body, sum) => expect(problemsOf(body, sum)).toEqual([]))
  it.each([
    ['another number', '28'],
    ['a part of a longer one', '700'],
    ['the beginning of a longer one', '$2'],
    ['without its cents', '$270'],
    ['another unit', '30 hours'],
  ])('are not: %s', (_, figure) =>
    expect(problemsOf(text, `${figure} = 27`)).toContainEqual(expect.stringContaining(`: ${figure} stands neither within 4 sentences`)),
  )
  it('are not twice what stands once', () =>
    expect(problemsOf(text, '27 + 27 = 2,700')).toEqual([expect.stringContaining(': 27 stands neither')]))
  it('are not far apart, and the line with most of them is named', () =>
    expect(problemsOf(`\n\n${text}\n`, '27 ÷ 2,700 = $270.00')).toEqual([
      'a, line 6: $270.00 stands neither within 4 sentences of the other figures of “27 ÷ 2,700 = $270.00”, nor in one example with them. Correct the text, or this sum under “sums” in the front matter.',
    ]))
  it('are named at the sum where the text has none of them', () =>
    expect(problemsOf('', '3 × 3 = 9')).toEqual(['3', '9'].map((figure) => expect.stringMatching(`^a, sums › 1: ${figure} stands`))))
})
