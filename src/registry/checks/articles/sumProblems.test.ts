import { describe, expect, it } from 'vitest'
import { createArticle } from './articleText.testing.ts'
import { sumProblems, unexplainedExampleProblems, unsaidSumProblems } from './sumProblems.ts'

const problemsOf = (text: string, sums: string[] = []) => sumProblems(createArticle(`\n${text}\n`, { sums }))

describe('the sums of an article', () => {
  it('may come out, be missing, or have a token', () => {
    expect(problemsOf('No sum = none.')).toEqual([])
    expect(problemsOf('So 3 × {policy:hours} = 60 hours.', ['1 + 1 = 2'])).toEqual([])
  })
  it('are each named with their line where they do not come out', () =>
    expect(problemsOf('So 1 + 1 = 2.\n\nBut 3 × {policy:hours} = 7 hours, and 2 + 2 ≈ 5.')).toEqual([
      'a, line 7: “3 × 20 hours = 7 hours” does not come out: the result is 60. Correct it, or a figure of the sum.',
      'a, line 7: “2 + 2 ≈ 5” does not come out: the result is 4. Correct it, or a figure of the sum.',
    ]))
  it('are checked in the front matter, too', () =>
    expect(problemsOf('Text.', ['1 + 1 = 3'])).toEqual([
      'a, line 2: “1 + 1 = 3” does not come out: the result is 2. Correct it, or a figure of the sum.',
    ]))
  it('stand alone and whole under “sums”', () =>
    expect(problemsOf('Text.', ['1 + 1 = 2', 'so 1 + 1 = 2', 'none'])).toEqual([
      expect.stringMatching(/^a, sums › 2: “so 1 \+ 1 = 2” is no sum\. Write it like/),
      expect.stringMatching(/^a, sums › 3: “none” is no sum\./),
    ]))
})

const unsaidProblemsOf = (text: string, sum: string) => unsaidSumProblems(createArticle(text, { sums: [sum] }))

describe('the figures of a sum', () => {
  const text = 'Of 2,700 shifts, 27 were silent. That is 1.0 in a hundred, 30 minutes each. One. Two. Three. They cost $270.00.'
  it.each([
    ['in any order', text, '27 ÷ 2,700 = 1.0'],
    ['with other words between', 'So 30 paid minutes are 16 percent, twice: 5 and 5.', '5 + 5 = 16% × 30 minutes'],
    ['in letters', 'Two calls, at two each, are four.', '2 × 2 = 4'],
    ['as a duration', '1 hour 30 minutes, or 90.', '1:30 = 90'],
    ['without factors of time', 'At 5 a week, 260 a year.', '5 × 52 = 260'],
    ['in one example, however long', `<Example title="A">\n${text}\n</Example>`, '27 × 30 minutes = $270.00'],
  ])('are found %s', (_, body, sum) => expect(unsaidProblemsOf(body, sum)).toEqual([]))
  it.each([
    ['another number', '28'],
    ['a part of a longer one', '700'],
    ['the beginning of a longer one', '$2'],
    ['without its cents', '$270'],
    ['another unit', '30 hours'],
  ])('are not: %s', (_, figure) =>
    expect(unsaidProblemsOf(text, `${figure} = 27`)).toContainEqual(
      expect.stringContaining(`: ${figure} stands neither within 4 sentences`),
    ),
  )
  it('are not twice what stands once', () =>
    expect(unsaidProblemsOf(text, '27 + 27 = 2,700')).toEqual([expect.stringContaining(': 27 stands neither')]))
  it('are not far apart, and the line with most of them is named', () =>
    expect(unsaidProblemsOf(`\n\n${text}\n`, '27 ÷ 2,700 = $270.00')).toEqual([
      'a, line 6: $270.00 stands neither within 4 sentences of the other figures of “27 ÷ 2,700 = $270.00”, nor in one example with them. Correct the text, or this sum under “sums” in the front matter.',
    ]))
  it('are named at the sum where the text has none of them', () =>
    expect(unsaidProblemsOf('', '3 × 3 = 9')).toEqual(['3', '9'].map((figure) => expect.stringMatching(`^a, sums › 1: ${figure} stands`))))
})

const UNEXPLAINED = '<Example title="A">\n3 shifts at $40 cost $120.\n</Example>'

it('an example whose amounts nobody can work out again is named with its line', () =>
  expect(unexplainedExampleProblems(createArticle(`Text.\n\n${UNEXPLAINED}\n`))).toEqual([
    'a, line 6: Nobody can work out the amounts of the example “A” again. Print the sum of each result, "13 × $1,705 = $22,165", or write it under "sums" in the front matter.',
  ]))
it.each([
  ['with a sum', '<Example title="A">\n3 × $40 = $120.\n</Example>', []],
  ['with one amount', '<Example title="A">\nAt 6:04 he has a fee of $40.\n</Example>', []],
  ['of an article with sums', UNEXPLAINED, ['3 × $40 = $120']],
])('an example may be: %s', (_, body, sums) => expect(unexplainedExampleProblems(createArticle(body, { sums }))).toEqual([]))
it('one example does not explain another', () =>
  expect(unexplainedExampleProblems(createArticle(`<Example title="B">\n3 × $40 = $120.\n</Example>\n\n${UNEXPLAINED}`))).toHaveLength(1))
