/** Which rules of states are refused, and whether the rules agree with a second reading of the laws. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { US_STATES } from '#src/schemas/law/usStates.ts'
import { parseSecondReading, SECOND_READING, type SecondReading, secondReading } from './stateRules.testing.ts'
import { parseStateRules, readStateRules, type StateRule } from './stateRules.ts'

const { places: STATE_RULES, reviewed: STATE_RULES_REVIEWED } = readStateRules()

const FILE = 'src/content/state-rules.yaml'

/** @returns proof in the words of the second reading */
function thresholdOf(proof: string | null): string | null {
  if (proof === null) return null
  if (/^(Never|May not be required)/.test(proof)) return 'never'
  return /^\d+ or more\b/.exec(proof)?.[0] ?? /more than \d+(?= (?:consecutive|days))/.exec(proof)?.[0] ?? proof
}
/** @returns a rule in the words of the second reading */
const readingOf = (rule: StateRule): Omit<SecondReading, 'source' | 'proof'> & { proof: string | null } => ({
  points: rule.points,
  ...(rule.pointsScope ? { scope: rule.pointsScope } : {}),
  anyReason: rule.anyReason,
  proof: thresholdOf(rule.proof),
  secondHand: (['points', 'reason', 'proof'] as const).filter((fact) => rule[`${fact}Per`] !== undefined),
})

/** @returns a sentence for each difference between the content and the second reading */
function differences(rules: readonly StateRule[], second: Readonly<Record<string, SecondReading>>): string[] {
  const gone = Object.keys(second).filter((code) => !rules.some((rule) => rule.code === code))
  return [
    ...gone.map((code) => `${SECOND_READING} has ${code}, and ${FILE} does not: take its line out, or put the place back.`),
    ...rules.flatMap((rule) => {
      const again = second[rule.code]
      if (!again) return [`${FILE} has ${rule.code}, and ${SECOND_READING} does not: read the law again, and write its line there.`]
      const { source, secondHand = [], ...facts } = again
      const expected: Record<string, unknown> = { ...facts, secondHand }
      const found: Record<string, unknown> = readingOf(rule)
      return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
        .filter((name) => JSON.stringify(found[name]) !== JSON.stringify(expected[name]))
        .map(
          (name) =>
            `${rule.name}, ${name}: ${FILE} says ${JSON.stringify(found[name])}, ${SECOND_READING} ${JSON.stringify(expected[name])}. Read ${source}, and correct the wrong one.`,
        )
    }),
  ]
}

describe('the rules of the states', () => {
  it('say what a second reading of the laws says', () => expect(differences(STATE_RULES, secondReading)).toEqual([]))
  it('never say that a reason cannot be asked for: the laws say that it may not be required', () => {
    for (const { reason, anyReason } of STATE_RULES.filter((rule) => rule.anyReason))
      expect([anyReason, reason]).toEqual([true, expect.stringMatching(/may not be required/i)])
  })
  it('have the day of their review', () => expect(STATE_RULES_REVIEWED).toMatch(/^\d{4}-\d\d-\d\d$/))
})

describe('a difference from the second reading says where it is and which law to read:', () => {
  const [alaska] = STATE_RULES
  const second = secondReading.AK
  it.each<[string, Partial<StateRule>, RegExp]>([
    ['of points', { points: 'barred' }, /^Alaska, points: .* says "barred", .* "notVerified"\. Read AS 23\.10\.067\(3\), and correct/],
    ['of a threshold', { proof: '3 or more consecutive workdays' }, /^Alaska, proof: .* says "3 or more", .* "more than 3"/],
    ['of a threshold in other words', { proof: 'after a week' }, /^Alaska, proof: .* says "after a week"/],
    ['of any reason', { anyReason: true }, /^Alaska, anyReason: .* says true/],
    ['of how far a bar reaches', { pointsScope: 'as retaliation' }, /^Alaska, scope: .* says "as retaliation"/],
    ['of who says so', { proofPer: 'a law firm’s page' }, /^Alaska, secondHand: .* says \["proof"\]/],
    ['of places', { code: 'ZZ' }, /has AK, and .* does not: take its line out/],
  ])('%s', (_case, change, message) => {
    if (!alaska || !second) throw new Error('Alaska is gone: take another place.')
    expect(differences([{ ...alaska, ...change }], { AK: second })[0]).toMatch(message)
    expect(differences([alaska], { AK: second })).toEqual([])
  })
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

describe('a broken file is refused, with line, field and fix:', () => {
  const GOOD = readFileSync(FILE, 'utf8')
  const errorOf = (from: string | RegExp, to: string) => {
    const text = GOOD.replace(from, to)
    expect(text).not.toBe(GOOD)
    try {
      parseStateRules(text, 'rules.yaml')
    } catch (error) {
      return (error as Error).message
    }
    return 'nothing'
  }
  it.each<[string, string | RegExp, string, RegExp]>([
    ['no day', /^reviewed: .*\n/m, '', /rules\.yaml, line 1, reviewed: "reviewed" is missing\. Add it/],
    ['a day that is none', /^reviewed: .*$/m, 'reviewed: last fall', /rules\.yaml, line 7, reviewed: Write the day like 2026-11-21\./],
    ['a day that no calendar has', /^reviewed: .*$/m, 'reviewed: 2026-02-30', /reviewed: Write the day like/],
    [
      'a code for another, by the name',
      '  WA:\n',
      '  WS:\n',
      /places › WS: Washington has the postal code WA: write it in the place of "WS"/,
    ],
    ['another state’s name', 'name: Maine', 'name: Maryland', /places › ME: Maryland has the postal code MD/],
    [
      'a code that no state has',
      '  WA:\n    name: Washington\n',
      '  WQ:\n    name: Wash.\n',
      /"WQ" is the postal code of no state\. Did you mean "WA"/,
    ],
    ['a state that is no city', 'name: Maine', 'name: Mayne', /ME is the postal code of Maine\. Write name: Maine/],
    [
      'a city that is called no city',
      '    name: Seattle\n    city: true\n',
      '    name: Seattle\n',
      /"SEA" is the postal code of no state\. A city has city: true below its name\./,
    ],
    ['a city’s code in small letters', '  SEA:', '  sea:', /places › sea: A city’s code is 2 to 4 capital letters/],
    ['a place that stands twice', '  SEA:', '  NYC:', /line \d+: .*NYC/],
    [
      'a kind of rule that there is not',
      'points: retaliation',
      'points: retalliation',
      /LA › points: "retalliation" is not one of: .* Did you mean "retaliation"/,
    ],
    [
      'a misspelled field',
      '    proofPer:',
      '    prooffPer:',
      /AZ › prooffPer: There is no field "prooffPer" here\. Did you mean "proofPer"/,
    ],
    ['a fact that is left out', '    reason: null\n', '', /AK › reason: "reason" is missing\. Add it/],
    ['a yes for a true', 'anyReason: false', 'anyReason: "no"', /AK › anyReason: Write anyReason: true where leave/],
    [
      'a source of nothing',
      'proof: 3 or more consecutive workdays\n',
      'proof: null\n',
      /AZ › proofPer: This says who says so, and “proof” is null/,
    ],
    ['a law for nothing', 'proof: more than 3 consecutive workdays\n', 'proof: null\n', /AK › proofLaw: This cites a law for “proof”/],
    ['a source of no reason', 'reason: No medical detail', 'reason: null', /AZ › reasonPer: This says who says so, and “reason” is null/],
    [
      'how far no bar reaches',
      'points: notVerified\n',
      'points: notVerified\n    pointsScope: for all use\n',
      /AK › pointsScope: .* is not barred: remove it/,
    ],
    [
      'any reason that may be required',
      'anyReason: false',
      'anyReason: true',
      /AK › reason: Where leave is for any reason, say what may not be/,
    ],
    ['half a sentence below the table', /- "Texas: .*"/, '- texas', /others › 5: Write a whole sentence/],
    ['a place that was read after all', 'unread: [ Philadelphia,', 'unread: [ Seattle,', /unread › 1: Seattle stands under “places”/],
    // The fields are right, but the text breaks a rule for all texts.
    ['words with signs of prose', 'name: Seattle', 'name: <b>Seattle</b>', /places › SEA › name: .*<b> would be printed/],
    ['an empty law', 'law: AS 23.10.067', 'law: ""', /AK › law: Cite the section/],
  ])('%s', (_case, from, to, message) => expect(errorOf(from, to)).toMatch(message))
})

it.each(['state', 'city'])('a new %s in the law of the states is taken without a change of code', (kind) => {
  const [code = '', name = ''] =
    kind === 'city'
      ? ['TEST', 'Testville']
      : (Object.entries(US_STATES).find(([one]) => !STATE_RULES.some((rule) => rule.code === one)) ?? [])
  const fields = `${kind === 'city' ? 'city: true, ' : ''}law: Labor Code 1, points: noneFound, anyReason: false, reason: null, proof: null`
  const text = readFileSync(FILE, 'utf8').replace('places:\n', `places:\n  ${code}: { name: ${name}, ${fields} }\n`)
  expect(parseStateRules(text, 'rules.yaml').places[0]).toMatchObject({ code, name, points: 'noneFound' })
})
