/** Which rules of states are refused. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { US_STATES } from '#src/schemas/facts/law/usStates.ts'
import { parseStateRules, readStateRules } from './stateRules.ts'

const { places: STATE_RULES } = readStateRules()

const FILE = 'src/content/facts/state-rules.yaml'

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
    ['a day that is none', /^reviewed: .*$/m, 'reviewed: last fall', /rules\.yaml, line 7, reviewed: Write the day like 2026-03-09\./],
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
