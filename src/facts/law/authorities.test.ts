import { describe, expect, it } from 'vitest'
import { VERIFY_NOTE } from '#src/models/policy/templates/provisions.ts'
import { parseAuthorities, readAuthorities } from './authorities.ts'
import { readStateRules } from './stateRules.ts'

const authorities = readAuthorities()
const STATE_RULES = readStateRules().places

const citeOf = (id: string) => authorities[id]?.cite ?? ''

it.each(Object.entries(authorities))('%s names a source and what it was seen to say', (_id, { cite, grade, holds }) => {
  // A section, a docket, a year or a document's number: a name alone does not lead to the text.
  expect(cite).toMatch(/\d|Act|Ordinance|rule|EEOC/)
  expect(['text', 'account']).toContain(grade)
  expect(holds.length).toBeGreaterThan(5)
})

describe('authorities for states', () => {
  it.each(STATE_RULES.map((rule) => [rule.code, rule] as const))('%s is cited with its law', (code, { name, law }) =>
    expect(authorities[`state-${code.toLowerCase()}`]).toMatchObject({ cite: `${name}: ${law}`, holds: law }),
  )
  it('are graded as accounts as soon as one of their facts was read in no law', () => {
    for (const { code, pointsPer, reasonPer, proofPer } of STATE_RULES)
      expect([code, authorities[`state-${code.toLowerCase()}`]?.grade]).toEqual([
        code,
        pointsPer || reasonPer || proofPer ? 'account' : 'text',
      ])
  })
  it('that bar points are cited together, and no other', () => {
    const barred = STATE_RULES.filter(({ points }) => ['barred', 'barredEarlier', 'retaliation'].includes(points))
    for (const { name } of barred.slice(1)) expect(citeOf('states-points')).toContain(`; ${name}`)
    for (const rule of STATE_RULES) expect(citeOf('states-points').includes(rule.name), rule.name).toBe(barred.includes(rule))
  })
  it('that speak of proof, or of any reason, are cited together with the section that speaks of it', () => {
    for (const rule of STATE_RULES.filter(({ proof }) => proof)) expect(citeOf('states-proof')).toContain(rule.proofLaw ?? rule.name)
    for (const rule of STATE_RULES.filter(({ proof }) => !proof)) expect(citeOf('states-proof')).not.toContain(`${rule.name}:`)
    for (const rule of STATE_RULES) expect(citeOf('states-any-reason').includes(rule.name), rule.name).toBe(rule.anyReason)
  })
  it('whose fact was read elsewhere than in the law are cited with that source and a caution', () => {
    for (const rule of STATE_RULES.filter(({ proof, proofPer }) => proof && proofPer)) {
      expect(citeOf('states-proof')).toContain(`(per ${rule.proofPer}) ${VERIFY_NOTE}`)
      if (!rule.proofLaw) expect(citeOf('states-proof')).not.toContain(`${rule.name}: `)
    }
    expect(VERIFY_NOTE).toBe('(verify before use)')
  })
})

const GOOD = `# What may be cited.
reviewed: 2026-11-21

sources:
  fmla-eligible:
    cite: 29 CFR 825.110(a)
    grade: text
    holds: 12 months and 1,250 hours

  dyer:
    cite: Dyer v. Ventra (6th Cir. 2019)
    grade: account
    holds: points that FMLA leave freezes
`

it('the list of authorities takes any list of sources, with a name that has only its middle in common with those of places', () => {
  const sources = parseAuthorities(GOOD.replace('  dyer:', '  united-states-v-dyer:'), 'sources.yaml')
  expect(sources).toEqual({
    'fmla-eligible': { cite: '29 CFR 825.110(a)', grade: 'text', holds: '12 months and 1,250 hours' },
    'united-states-v-dyer': { cite: 'Dyer v. Ventra (6th Cir. 2019)', grade: 'account', holds: 'points that FMLA leave freezes' },
  })
})

describe('a broken file is refused, with line, field and fix:', () => {
  it.each<[string, string | RegExp, string, RegExp]>([
    ['no day', /^reviewed: .*\n/m, '', /sources\.yaml, line 1, reviewed: "reviewed" is missing\. Add it/],
    ['a day that is none', /^reviewed: .*$/m, 'reviewed: 2026', /sources\.yaml, line 2, reviewed: Write the day like 2026-03-09\./],
    ['a name alone', 'cite: 29 CFR 825.110(a)', 'cite: FMLA', /fmla-eligible › cite: Name a section, a docket, a year/],
    [
      'a grade that there is not',
      'grade: account',
      'grade: acount',
      /grade: "acount" is not one of: text, account\. Did you mean "account"/,
    ],
    ['nothing that it holds', /^ {4}holds: 12 months.*\n/m, '', /sources › fmla-eligible › holds: "holds" is missing\. Add it/],
    ['a misspelled field', '    holds:', '    hold:', /There is no field "hold" here\. Did you mean "holds"/],
    ['a name with spaces', '  dyer:', '  Dyer case:', /sources › Dyer case: "Dyer case" is a name: small letters/],
    ['a place that has a row', '  dyer:', '  state-ny:', /sources › state-ny: .* are made from src\/content\/facts\/state-rules\.yaml/],
    ['the list of places', '  dyer:', '  states-points:', /sources › states-points: .* are made from/],
    // The fields are right, but the text breaks a rule for all texts.
    ['words with signs of prose', 'holds: points', 'holds: <b>points</b>', /line 13, sources › dyer › holds: .*<b> would be printed/],
    ['what is no list', GOOD, '- cite: x', /sources\.yaml: Write entries by their names/],
  ])('%s', (_case, from, to, message) => {
    const text = GOOD.replace(from, to)
    expect(text).not.toBe(GOOD)
    expect(() => parseAuthorities(text, 'sources.yaml')).toThrow(message)
  })
})
