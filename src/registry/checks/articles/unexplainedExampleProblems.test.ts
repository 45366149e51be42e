import { expect, it } from 'vitest'
import { createArticle } from './articleText.testing.ts'
import { unexplainedExampleProblems } from './unexplainedExampleProblems.ts'

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
