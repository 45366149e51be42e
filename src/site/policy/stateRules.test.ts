/** The state table against law.md, tables 2A and 2B, and law-2.md, part B: the rules typed a second time. */
import { expect, it } from 'vitest'
import { STATE_RULES, type StateRule } from './stateRules'

const rules: readonly StateRule[] = STATE_RULES
const codes = (wanted: (rule: StateRule) => boolean) =>
  rules
    .filter(wanted)
    .map(({ code }) => code)
    .sort()

it('points are barred expressly where a text says so', () =>
  expect(codes(({ points }) => points === 'barred')).toEqual(
    ['AZ', 'CA', 'CO', 'DC', 'IL', 'MA', 'MD', 'NE', 'NJ', 'NM', 'NY', 'NYC', 'OR', 'SEA', 'WA'].sort(),
  ))
it('points are barred in an earlier text, or as retaliation, have no clause, or were not verified elsewhere', () => {
  expect(codes(({ points }) => points === 'barredEarlier')).toEqual(['MI'])
  expect(codes(({ points }) => points === 'retaliation')).toEqual(['CT', 'LA', 'NV'])
  expect(codes(({ points }) => points === 'noneFound')).toEqual(['ME', 'RI', 'VT'])
  expect(codes(({ points }) => points === 'notVerified')).toEqual(['AK', 'CHI', 'MN'])
})
it('leave is for any reason in Illinois, Chicago, Nevada and Maine', () =>
  expect(codes(({ anyReason }) => anyReason)).toEqual(['CHI', 'IL', 'ME', 'NV']))
it('proof is never allowed in Connecticut and Illinois, and thresholds are only those that were verified', () => {
  expect(codes(({ proof }) => proof !== null && /^(Never|May not be required)/.test(proof))).toEqual(['CT', 'IL'])
  expect(codes(({ proof }) => proof !== null && /more than 3/.test(proof))).toEqual(['AK', 'MA', 'MI', 'NE', 'OR', 'RI', 'WA'])
  expect(codes(({ proof }) => proof !== null && /^3 or more/.test(proof))).toEqual(['AZ', 'DC', 'NY'])
  expect(codes(({ proof }) => proof !== null && /^2 or more/.test(proof))).toEqual(['NM'])
  expect(codes(({ proof }) => proof === null)).toEqual(['CA', 'CHI', 'CO', 'LA', 'MD', 'ME', 'MN', 'NJ', 'NV', 'NYC', 'SEA', 'VT'])
})
it('a secondary source is named where the law itself was not read', () => {
  expect(codes(({ pointsPer }) => pointsPer !== undefined)).toEqual(['AZ', 'CA', 'CO', 'LA', 'ME', 'NV', 'NY', 'VT'])
  expect(codes(({ reasonPer }) => reasonPer !== undefined)).toEqual(['AZ', 'IL', 'ME', 'NV'])
  expect(codes(({ proofPer }) => proofPer !== undefined)).toEqual(['AZ', 'CT', 'IL', 'RI'])
})
it('a reason is nowhere said to be unaskable: the laws say that it may not be required', () => {
  for (const { reason, anyReason } of rules.filter((rule) => rule.anyReason))
    expect([anyReason, reason]).toEqual([true, expect.stringMatching(/may not be required/i)])
})
it('has each place once', () => expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length))
