/** What drafting notes may cite: each entry says where, how it was read and what it holds; states follow the table of their rules. */
import { describe, expect, it } from 'vitest'
import { STATE_RULES, type StateRule } from '../policy/stateRules'
import { authorities, VERIFY } from './authorities'

const RULES: readonly StateRule[] = STATE_RULES
const citeOf = (id: string) => authorities[id]?.cite ?? ''

it.each(Object.entries(authorities))('%s names a source and what it was seen to say', (_id, { cite, grade, holds }) => {
  // A section, a docket, a year or a document's number; a name alone leads nobody to the words.
  expect(cite).toMatch(/\d|Act|Ordinance|rule|EEOC/)
  expect(['text', 'account']).toContain(grade)
  expect(holds.length).toBeGreaterThan(5)
})

describe('states', () => {
  it.each(RULES.map((rule) => [rule.code, rule] as const))('%s is cited with its law', (code, { name, law }) =>
    expect(authorities[`state-${code.toLowerCase()}`]).toMatchObject({ cite: `${name}: ${law}`, holds: law }),
  )
  it('are graded as accounts as soon as one of their facts was read in no law', () => {
    const graded = (rule: StateRule) => authorities[`state-${rule.code.toLowerCase()}`]?.grade
    const perSomebody = RULES.filter((rule) => rule.pointsPer || rule.reasonPer || rule.proofPer)
    expect(new Set(perSomebody.map(graded))).toEqual(new Set(['account']))
    expect(new Set(RULES.filter((rule) => !perSomebody.includes(rule)).map(graded))).toEqual(new Set(['text']))
  })
  it('that bar points are cited together, and no other', () => {
    const barred = RULES.filter(({ points }) => ['barred', 'barredEarlier', 'retaliation'].includes(points))
    for (const { name } of barred.slice(1)) expect(citeOf('states-points')).toContain(`; ${name}`)
    for (const rule of RULES) expect(citeOf('states-points').includes(rule.name), rule.name).toBe(barred.includes(rule))
  })
  it('that speak of proof, or of any reason, are cited together with the section that speaks of it', () => {
    for (const rule of RULES.filter(({ proof }) => proof)) expect(citeOf('states-proof')).toContain(rule.proofLaw ?? rule.name)
    for (const rule of RULES.filter(({ proof }) => !proof)) expect(citeOf('states-proof')).not.toContain(`${rule.name}:`)
    for (const rule of RULES) expect(citeOf('states-any-reason').includes(rule.name), rule.name).toBe(rule.anyReason)
  })
  it('whose fact was read elsewhere than in the law are cited with that source and a caution', () => {
    for (const rule of RULES.filter(({ proof, proofPer }) => proof && proofPer)) {
      expect(citeOf('states-proof')).toContain(`(per ${rule.proofPer}) ${VERIFY}`)
      if (!rule.proofLaw) expect(citeOf('states-proof')).not.toContain(`${rule.name}: `)
    }
    expect(VERIFY).toBe('(verify before use)')
  })
})
