import { describe, expect, it } from 'vitest'
import {
  announcedCountProblems,
  findCounts,
  misplacedItemProblems,
  numbersAsDigits,
  readNamedCounts,
  unknownNumberProblems,
} from './countProblems.ts'

const SLUG = 'managing-employee-attendance-2025'
const ARTICLE_FILE = `src/content/blog/${SLUG}.mdx`
const CHECKS_PLACE = `tests/unit/workedExamples/ (under ${SLUG})`

it.each([
  ['Picture one policy and seven sites. Two are closed.', 'Picture 1 policy and 7 sites. 2 are closed.'],
  [
    'Three and a half times as much, an hour and a half of leave, and an hour more.',
    '3.5 times as much, 1.5 hours of leave, and an hour more.',
  ],
  ['Someone attends the tenth.', 'Someone attends the tenth.'],
])('small numbers become figures: %s', (words, figures) => expect(numbersAsDigits(words)).toBe(figures))
it('counts are small whole numbers, and one is a pronoun', () =>
  expect(findCounts('In 2026 one of twelve pays $40, 5% or 1,000 at 5:30: an eight-line call, 15 minutes.')).toEqual([12, 8, 15]))

describe('what a title, a heading or a sentence announces', () => {
  it.each([
    ['Five steps to a fair system', [5]],
    ['A system in 5 steps', [5]],
    ['A fair system', [5]],
    ['At six in the morning, five steps', [5]],
    ['Eight lines and ten calls', [8, 4, 10]],
  ])('is kept: %s', (words, counts) => expect(announcedCountProblems(SLUG, words, ...counts)).toEqual([]))
  it.each([
    ['Six steps to a fair system', [5], 'says 6'],
    ['Eight lines and eleven calls', [8, 4, 10], 'says 11'],
  ])('is broken, and the sentence names file and checks: %s', (words, counts, says) => {
    const [sentence = ''] = announcedCountProblems(SLUG, words, ...counts)
    for (const part of [ARTICLE_FILE, CHECKS_PLACE, words, says]) expect(sentence).toContain(part)
  })
})

it('an item that is elsewhere is named, with what to do', () => {
  expect(misplacedItemProblems(SLUG, ['1. 29 CFR 1', '2. three weeks'], { 1: 'CFR 1', 2: '3 weeks' })).toEqual([])
  expect(misplacedItemProblems(SLUG, ['1. 29 CFR 1'], { 1: '2 hours', 2: 'x' })).toEqual([
    expect.stringContaining(`${ARTICLE_FILE}: number 1 has no “2 hours”`),
    expect.stringContaining('number 2 has no “x”'),
  ])
})
it('a number that the text calls and no test knows is named', () => {
  const text = 'Read clauses 3 and 4, then clause 8.'
  expect(unknownNumberProblems(SLUG, 'clause', [3, 4, 8], text)).toEqual([])
  expect(unknownNumberProblems(SLUG, 'clause', [4, 8], text)).toEqual([expect.stringContaining('speaks of “clauses 3 and 4”')])
})
it('shares are read by name, in any words', () => {
  const shares = { HR: 3, 'Line managers': 1 }
  const names = Object.keys(shares)
  for (const text of ['HR owns three parts, and line managers own one.', 'Who? HR or you?\nThree belong to HR and one to your managers.'])
    expect(readNamedCounts(SLUG, text, names)).toEqual(shares)
  expect(() => readNamedCounts(SLUG, 'HR owns three.', names)).toThrow(`${ARTICLE_FILE} has no sentence with HR, Line managers`)
})
