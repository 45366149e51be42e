/** The arithmetic of the policy article: one empty station, silent and reported, and the ratio that the points follow. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { NO_SHOW_GUIDANCE, NOTICE_HOURS, POINTS } from '#src/policy/policy.ts'
import * as article from './articleText.ts'
import { announcedCountProblems, numbersAsDigits } from './countProblems.ts'
import { findTerms } from './equations.ts'

const { dollarsAndCents, expectNear, printedCount, sum } = article
const SLUG = 'employee-no-call-no-show-policy-framework-2025'

it('the policy article prices one absence, silent and reported, with a ratio that the points are near; the page about phone manners cites it', () => {
  const text = article.readExampleText(SLUG)
  const bars = article.readBars(SLUG, 'empty-station')
  for (const [total = 0, ...parts] of bars) {
    expect(article.cents(sum(parts))).toBe(total)
    expect(article.readSumTerms(SLUG, dollarsAndCents(total))).toEqual(parts.map(dollarsAndCents))
  }
  const [[silent = 0] = [], [reported = 0, reportedPremium = 0] = []] = bars
  // Whoever replaces a silent absence works what is left of the shift that the reported one covers.
  const [shift = 0] = article.readSumTerms(SLUG, dollarsAndCents(reportedPremium)).map(Number.parseFloat)
  const [[late = 0] = []] = findTerms(text)
  const left = shift * 60 - late
  expectNear(text, `${Math.floor(left / 60)} hours`, `${left % 60} minutes`)

  const ratio = silent / reported
  const citing = article.findParagraphs('business-phone-etiquette-2025-framework', `{article:${SLUG}}#cost`)
  for (const stating of [text, numbersAsDigits(citing)]) expectNear(stating, `${printedCount(ratio, 1)} times`)
  expect(Math.abs(ratio - POINTS.noCallNoShow / POINTS.unplannedAbsence)).toBeLessThan(1)
})
it('the policy article describes the clauses of the template that it offers, in its order and under its names', () => {
  const { clauses } = parse(readFileSync('src/content/templates/no-call-no-show-policy.yaml', 'utf8')) as { clauses: { title: string }[] }
  const described = [...article.readArticle(SLUG).matchAll(/^### (\d+\. .+)$/gm)].map(([, heading]) => heading)
  const inTemplate = clauses.map(({ title }, index) => `${index + 1}. ${title}`)
  expect(described, 'A clause has one name in the article and in its template: change both.').toEqual(inTemplate)
  const { description, excerpt } = article.readFrontMatter(SLUG)
  for (const text of [description, excerpt]) expect(announcedCountProblems(SLUG, text, clauses.length)).toEqual([])
})
it('the policy article draws clauses 4 and 6 in hours from the notice time', () => {
  const start = NOTICE_HOURS
  const cutoff = start + NO_SHOW_GUIDANCE.cutoffMinutes / 60
  const [late, attempts, open] = article.readChart(SLUG, 'one-clock').spans
  expect([late?.from, late?.to, open?.from]).toEqual([0, cutoff, cutoff])
  expect([attempts?.from, attempts?.to].map(Number)).toEqual([start, start + NO_SHOW_GUIDANCE.contactHours[1]])
})
