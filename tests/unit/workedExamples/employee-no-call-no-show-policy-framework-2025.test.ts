/** The arithmetic of the policy article: one empty station, silent and reported, and the ratio that the points follow. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { NO_SHOW_GUIDANCE, NOTICE_HOURS, POINTS } from '../../../src/site/policy/policy'
import { articleText, barsOf, cents, chartOf, dollars, exampleText, missingNear, paragraphsWith, printedCount } from './articleText'
import { inFigures } from './promises'

const SLUG = 'employee-no-call-no-show-policy-framework-2025'
const text = exampleText(SLUG)

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
  expect(missingNear(text, `${lost.uncovered} minutes`, `${lost.cases} cases`, `${printedCount(casesLost, 1)} cases`)).toEqual([])
  expect(missingNear(text, dollars(lost.margin, true), dollars(silent.cases, true))).toEqual([])
  const rest = [`${Math.floor(left / 60)} hours`, `${left % 60} minutes`]
  expect(missingNear(text, ...rest, dollars(premium, true), dollars(silent.premium, true))).toEqual([])
  expect(missingNear(text, '40 minutes', dollars(lead), dollars(silent.lead, true), dollars(sum(silent), true))).toEqual([])
})
it('prices the same absence reported in time', () => {
  const paid = [`${shift / 60} hours`, dollars(reported.premium, true), '5 minutes', dollars(reported.lead, true)]
  expect(missingNear(text, ...paid, dollars(sum(reported), true))).toEqual([])
})
it('states the ratio, to which the points are near', () => {
  const ratio = sum(silent) / sum(reported)
  expect(missingNear(text, dollars(sum(reported), true), `${printedCount(ratio, 1)} times`)).toEqual([])
  expect(Math.abs(ratio - POINTS.noCallNoShow / POINTS.unplannedAbsence)).toBeLessThan(1)
})
it('is cited with that ratio on the page about phone manners', () => {
  const citing = paragraphsWith('business-phone-etiquette-2025-framework', `{article:${SLUG}}#cost`)
  expect(missingNear(inFigures(citing), `${printedCount(sum(silent) / sum(reported), 1)} times`)).toEqual([])
})
it('describes the clauses of the template that it offers, in its order and under its names', () => {
  const { clauses } = parse(readFileSync('src/content/templates/no-call-no-show-policy.yaml', 'utf8')) as { clauses: { title: string }[] }
  const described = [...articleText(SLUG).matchAll(/^### (\d+)\. (.+)$/gm)].map(([, number, title]) => `${number}. ${title}`)
  const inTemplate = clauses.map(({ title }, index) => `${index + 1}. ${title}`)
  expect(described, 'A clause has one name in the article and in its template: change both.').toEqual(inTemplate)
  expect(described).toHaveLength(11)
})
it('draws clauses 4 and 6 in hours from the notice time', () => {
  const start = NOTICE_HOURS
  const cutoff = start + NO_SHOW_GUIDANCE.cutoffMinutes / 60
  const [late, attempts, open] = chartOf(SLUG, 'one-clock').spans
  expect([late?.from, late?.to, open?.from]).toEqual([0, cutoff, cutoff])
  expect([attempts?.from, attempts?.to].map(Number)).toEqual([start, start + NO_SHOW_GUIDANCE.contactHours[1]])
})
it('draws both with their parts', () =>
  expect(barsOf(SLUG, 'empty-station')).toEqual([silent, reported].map((parts) => [sum(parts), ...Object.values(parts)].map(cents))))
