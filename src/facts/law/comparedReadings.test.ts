import { describe, expect, it } from 'vitest'
import { parseSecondReading, readingProblems } from './comparedReadings.ts'

const FILE = 'rules.yaml'
const SOURCE = `places:
  AK:
    points: barred
    pointsScope: as retaliation
    anyReason: false
    proof: more than 3 consecutive workdays
    proofPer: a law firm’s page
`
const SECOND = {
  points: 'barred',
  scope: 'as retaliation',
  anyReason: false,
  proof: 'more than 3',
  secondHand: ['proof'],
  source: 'AS 1',
} as const
type Rule = Parameters<typeof readingProblems>[1][number]
const ALASKA: Rule = {
  code: 'AK',
  points: 'barred',
  pointsScope: 'as retaliation',
  anyReason: false,
  proof: 'more than 3 consecutive workdays',
  proofPer: 'a law firm’s page',
}
type Second = Parameters<typeof readingProblems>[2]
const problemsOf = (rules: readonly Rule[], second: Second = { AK: { ...SECOND, secondHand: ['proof'] } }) =>
  readingProblems({ source: SOURCE, file: FILE }, rules, second)

describe('rules that differ from the second reading are refused, with line, field and fix:', () => {
  it('no rule that says the same', () => expect(problemsOf([ALASKA])).toEqual([]))
  it.each<[string, Partial<Rule>, RegExp]>([
    [
      'of points',
      { points: 'notVerified' },
      /^rules\.yaml, line 3, places › AK › points: Here is "notVerified", and .* says "barred"\. Read AS 1, and correct/,
    ],
    ['of a threshold', { proof: '3 or more consecutive workdays' }, /line 6, .* › proof: Here is "3 or more", and .* says "more than 3"/],
    ['of a threshold in other words', { proof: 'after a week' }, /› proof: Here is "after a week"/],
    ['of no proof', { proof: null }, /› proof: Here is null/],
    ['of proof that nobody may ask for', { proof: 'Never, for 3 days' }, /› proof: Here is "never"/],
    ['of proof that may not be asked for', { proof: 'May not be required' }, /› proof: Here is "never"/],
    ['of any reason', { anyReason: true }, /line 5, .* › anyReason: Here is true, and .* says false/],
    ['of how far a bar reaches', { pointsScope: undefined }, /line 4, .* › pointsScope: Here is nothing, and .* says "as retaliation"/],
    ['of who says so of proof', { proofPer: undefined }, /line 7, .* › proofPer: .* names “proof” under “secondHand”\. Read AS 1/],
    ['of who says so of points', { pointsPer: 'a union’s page' }, /› pointsPer: .* does not name “points” under “secondHand”/],
    ['of who says so of reasons', { reasonPer: 'a union’s page' }, /› reasonPer: .* does not name “reason” under/],
  ])('%s', (_case, change, message) => expect(problemsOf([{ ...ALASKA, ...change }])).toEqual([expect.stringMatching(message)]))
  it.each(['points', 'reason', 'proof'] as const)('of what the second reading has second-hand: %s', (fact) =>
    expect(problemsOf([{ ...ALASKA, proofPer: undefined }], { AK: { ...SECOND, secondHand: [fact] } })).toEqual([
      expect.stringContaining(`› ${fact}Per: `),
    ]),
  )
  it('of places: what only one of the two has', () =>
    expect(problemsOf([{ ...ALASKA, code: 'ZZ' }])).toEqual([
      expect.stringMatching(/^rules\.yaml, line 1, places: .*second-reading\.yaml has AK, which is not here: take its line out/),
      expect.stringMatching(/^rules\.yaml, line \d+, places › ZZ: .*second-reading\.yaml has no ZZ: read the law again/),
    ]))
})

describe('a second reading is refused, with line, field and fix:', () => {
  const LINE = 'AK: { points: noneFound, anyReason: false, proof: more than 3, source: AS 23.10.067(3) }'
  it.each<[string, string, string, RegExp]>([
    ['of no source', 'AS 23.10.067(3)', 'the law', /second\.yaml, line 1, AK › source: Cite the section/],
    ['of proof after words', 'more than 3', 'after a week', /AK › proof: Write never, 3 or more/],
    ['of proof and more', 'more than 3', 'more than 3 days', /AK › proof: Write never, 3 or more/],
    ['of points in other words', 'noneFound', 'none', /AK › points: "none" is not one of/],
    ['of no facts from others', 'source:', 'secondHand: [], source:', /AK › secondHand: Name a fact/],
  ])('%s', (_case, from, to, message) => {
    expect(parseSecondReading(LINE, 'second.yaml')).toHaveProperty('AK')
    expect(() => parseSecondReading(LINE.replace(from, to), 'second.yaml')).toThrow(message)
  })
})
