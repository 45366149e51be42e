/** The arithmetic of the policy article: one empty station, silent and reported, and the ratio that the points follow. */
import { expect, it } from 'vitest'
import { POINTS } from '../../../src/site/policy'
import { articleText, count, dollars, exampleText } from './articleText'

const SLUG = 'employee-no-call-no-show-policy-framework-2025'
const text = exampleText(SLUG, 'One empty station, second shift, sample plant')

const lost = { uncovered: 95, cases: 220 - 190, margin: 4.1 }
const premium = 9.5
const lead = 34
const shift = 8 * 60

const casesLost = (lost.uncovered / 60) * lost.cases
const silent = {
  cases: casesLost * lost.margin,
  premium: ((shift - lost.uncovered) / 60) * premium,
  lead: (40 / 60) * lead,
}
const reported = { premium: (shift / 60) * premium, lead: (5 / 60) * lead }
const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, part) => total + part, 0)

it('prices the silent absence', () => {
  const left = shift - lost.uncovered
  expect(text).toContain(`${lost.uncovered} minutes ÷ 60 × ${lost.cases} cases = ${count(casesLost, 1)} cases not packed`)
  expect(text).toContain(`${dollars(lost.margin, true)}: ${dollars(silent.cases, true)}`)
  expect(text).toContain(
    `${Math.floor(left / 60)} hours ${left % 60} minutes at a premium of ${dollars(premium, true)}: ${dollars(silent.premium, true)}`,
  )
  expect(text).toContain(`40 minutes at ${dollars(lead)} an hour: ${dollars(silent.lead, true)}`)
  expect(text).toContain(`Together ${dollars(sum(silent), true)}`)
})
it('prices the same absence reported in time', () => {
  expect(text).toContain(
    `premium for ${shift / 60} hours, ${dollars(reported.premium, true)}, and 5 minutes of the lead, ${dollars(reported.lead, true)}`,
  )
  expect(text).toContain(`together ${dollars(sum(reported), true)}`)
})
it('states the ratio, to which the points are near', () => {
  const ratio = sum(silent) / sum(reported)
  expect(text).toContain(`Silence cost ${count(ratio, 1)} times as much`)
  expect(Math.abs(ratio - POINTS.noCallNoShow / POINTS.unplannedAbsence)).toBeLessThan(1)
  expect(articleText('business-phone-etiquette-2025-framework')).toContain('three and a half times as much as a reported one')
  expect(count(ratio, 1)).toBe('3.5')
})
it('describes as many clauses as it promises, in order', () => {
  const clauses = [...articleText(SLUG).matchAll(/### (\d+)\. /g)].map((match) => Number(match[1]))
  expect(clauses).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
})
