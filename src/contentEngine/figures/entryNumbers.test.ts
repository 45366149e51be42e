import { describe, expect, it } from 'vitest'
import { resolveTokens } from '../tokens/resolveTokens.ts'
import { entryNumberProblems, withEntryNumbers } from './entryNumbers.ts'

const SITE = new Map([['claim:languages', '150+']])
const NUMBERS = { calls: 5760, weeks: 13, rate: '1.05' }
const tokens = withEntryNumbers(SITE, NUMBERS)

describe('the numbers of an entry', () => {
  it('are printed as the site prints figures, in letters, or as they are typed in quotes', () =>
    expect(
      resolveTokens(
        '{number:calls} calls at {number:rate} in {number:weeks.inLetters} weeks, {number:weeks}, {number:calls.inLetters}',
        tokens,
      ),
    ).toEqual({
      text: '5,760 calls at 1.05 in thirteen weeks, 13, 5,760',
      problems: [],
    }))
  it.each([
    ['{number:cals}', 'There is no token {number:cals}. Did you mean {number:calls}? After number: comes a name from “numbers”'],
    ['{calls}', 'There is no token {calls}. Did you mean {number:calls}?'],
  ])('suggest the nearest name for %s', (text, message) =>
    expect(resolveTokens(text, tokens).problems).toEqual([{ offset: 0, message: expect.stringContaining(message) }]),
  )
  it.each([undefined, null, 'none', [640], { calls: null, week: '{claim:languages}', price: '1,5.', start: '5:4' }])(
    'may be missing, or what a schema refuses: %s',
    (numbers) => expect(withEntryNumbers(SITE, numbers)).toEqual(SITE),
  )
})

describe('an entry that names its numbers', () => {
  const USES = '{number:calls} {number:weeks.inLetters} {number:rate}'
  const problemsOf = (text: string) =>
    entryNumberProblems(`calls: 5760\nweeks: 13\nrate: "1.05"\n${text}`, tokens, (name) => Object.keys(NUMBERS).indexOf(name) + 1)
  it('prints each of them', () =>
    expect(problemsOf(USES.replace('{number:weeks.inLetters}', ''))).toEqual([
      { line: 2, message: 'No text prints {number:weeks}. Write it where it belongs, or remove this line.' },
    ]))
  it.each(['value: 5760', 'At $5,760 each', 'a 5,760-call month'])('types none of them again: %s', (text) =>
    expect(problemsOf(`${USES}\n${text}`)).toEqual([
      { line: 5, message: expect.stringMatching(/^5,?760 is typed here, and “numbers” has it: write \{number:calls\}\. If it counts/) },
    ]),
  )
  it.each(['15,760 or 5,760.5', '5,760%', '29 CFR 11.05', 'In 13 weeks', '2025-5760-01'])('may have other numbers: %s', (text) =>
    expect(problemsOf(`${USES}\n${text}`)).toEqual([]),
  )
  it.each([
    'label: x # 5760 in all',
    '{/* 5760\nin all, and 5,760 */}',
    '## All {#5760-calls aliases="5760"}',
    '- id: 5760-calls',
    '<Chart id="5760" />',
    'src: 5760-calls.webp',
    'to: article/x#5760',
    'See [all](5760) at https://example.com/?calls=5760.',
    'Under 29 CFR 5760 and § 5760.',
  ])('may have it where no token can stand: %s', (text) => expect(problemsOf(`${USES}\n${text}`)).toEqual([]))
  it('has its label of a heading checked, beside the id', () =>
    expect(problemsOf(`${USES}\n## All {#5760-calls label="All 5,760"}`)).toHaveLength(1))
  it('is told of all that have the typed value', () => {
    const same = withEntryNumbers(SITE, { first: 200, last: 200 })
    expect(entryNumberProblems('{number:first} {number:last}\n200 calls', same, () => 9)).toEqual([
      { line: 2, message: expect.stringContaining('write {number:first} or {number:last}.') },
    ])
  })
})
