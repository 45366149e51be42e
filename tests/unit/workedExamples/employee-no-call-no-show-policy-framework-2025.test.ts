/** The arithmetic of the policy article: one empty station, silent and reported, and the ratio that the points follow. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { NO_SHOW_GUIDANCE, NOTICE_HOURS, POINTS } from '../../../src/site/policy/policy'
import * as article from './articleText'
import { termsIn } from './equations'
import { brokenPromise, inFigures } from './promises'

const { amountsOf, exactly, near, printedCount, sum } = article
const SLUG = 'employee-no-call-no-show-policy-framework-2025'

it('the policy article prices one absence, silent and reported, with a ratio that the points are near; the page about phone manners cites it', () => {
  const text = article.exampleText(SLUG)
  const [[late = 0, , fewer = 0] = []] = termsIn(text)
  const [margin = 0, , premium = 0, , lead = 0] = amountsOf(text, '$')
  const [silentLead = 0, reportedLead = 0] = amountsOf(text, 'minute').slice(-2)
  const shift = Math.max(...amountsOf(text, 'hour').filter((hours) => hours < 24)) * 60
  const [cases = 0] = amountsOf(text, 'case')
  const [casesLost, left] = [(late / 60) * fewer, shift - late]
  const silent = [casesLost * margin, (left / 60) * premium, (silentLead / 60) * lead] as const
  const reported = [(shift / 60) * premium, (reportedLead / 60) * lead] as const
  near(text, `${cases} cases`, cases - fewer, `${late} minutes`, `${printedCount(casesLost, 1)} cases`)
  near(text, `${fewer} cases`, exactly(margin), exactly(silent[0]))
  near(text, `${Math.floor(left / 60)} hours`, `${left % 60} minutes`, exactly(premium), exactly(silent[1]))
  near(text, `${silentLead} minutes`, article.dollars(lead), exactly(silent[2]), exactly(sum(silent)))
  near(text, `${shift / 60} hours`, `${reportedLead} minutes`, ...reported.map(exactly), exactly(sum(reported)))
  expect(article.barsOf(SLUG, 'empty-station')).toEqual([silent, reported].map((parts) => [sum(parts), ...parts].map(article.cents)))

  const ratio = sum(silent) / sum(reported)
  const citing = article.paragraphsWith('business-phone-etiquette-2025-framework', `{article:${SLUG}}#cost`)
  for (const stating of [text, inFigures(citing)]) near(stating, `${printedCount(ratio, 1)} times`)
  expect(Math.abs(ratio - POINTS.noCallNoShow / POINTS.unplannedAbsence)).toBeLessThan(1)
})
it('the policy article describes the clauses of the template that it offers, in its order and under its names', () => {
  const { clauses } = parse(readFileSync('src/content/templates/no-call-no-show-policy.yaml', 'utf8')) as { clauses: { title: string }[] }
  const described = [...article.articleText(SLUG).matchAll(/^### (\d+\. .+)$/gm)].map(([, heading]) => heading)
  const inTemplate = clauses.map(({ title }, index) => `${index + 1}. ${title}`)
  expect(described, 'A clause has one name in the article and in its template: change both.').toEqual(inTemplate)
  const { description, excerpt } = article.frontOf(SLUG)
  for (const text of [description, excerpt]) expect(brokenPromise(SLUG, text, clauses.length)).toEqual([])
})
it('the policy article draws clauses 4 and 6 in hours from the notice time', () => {
  const start = NOTICE_HOURS
  const cutoff = start + NO_SHOW_GUIDANCE.cutoffMinutes / 60
  const [late, attempts, open] = article.chartOf(SLUG, 'one-clock').spans
  expect([late?.from, late?.to, open?.from]).toEqual([0, cutoff, cutoff])
  expect([attempts?.from, attempts?.to].map(Number)).toEqual([start, start + NO_SHOW_GUIDANCE.contactHours[1]])
})
