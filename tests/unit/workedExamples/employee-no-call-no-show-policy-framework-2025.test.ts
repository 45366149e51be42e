/** The policy article: the ratio that the points follow, the clauses of its template, and its clock. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { NO_SHOW_GUIDANCE, NOTICE_HOURS, POINTS } from '#src/policy/policy.ts'
import * as article from './articleText.ts'
import { announcedCountProblems, numbersAsDigits } from './countProblems.ts'
import { expectNear, readSumTerms } from './nearbyFigures.ts'
import { dollarsAndCents, printedCount } from './printedFigures.ts'

const SLUG = 'employee-no-call-no-show-policy-framework-2025'

it('the policy article prices one absence, silent and reported, with a ratio that the points are near; the page about phone manners cites it', () => {
  const text = article.readExampleText(SLUG)
  const bars = article.readBars(SLUG, 'empty-station')
  const cure = `${article.articleFile(SLUG)}: the parts of a bar of the chart “empty-station” are the terms of the sum that has its value.`
  for (const [total = 0, ...parts] of bars)
    expect(parts.map(dollarsAndCents).sort(), cure).toEqual(readSumTerms(SLUG, dollarsAndCents(total)).sort())

  // Silence costs more.
  const totals = bars.map(([total = 0]) => total)
  const ratio = Math.max(...totals) / Math.min(...totals)
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
  const contactEnd = start + NO_SHOW_GUIDANCE.contactHours[1]
  const { spans } = article.readChart(SLUG, 'one-clock')
  const cure = `${article.articleFile(SLUG)}: in the chart “one-clock”, one bar goes from 0 to the cutoff (${cutoff}), one from the start (${start}) to the last attempt (${contactEnd}), and one begins at the cutoff.`
  const drawn = spans.map(({ from, to }) => [from, to].map(Number))
  expect(drawn, cure).toEqual(
    expect.arrayContaining([
      [0, cutoff],
      [start, contactEnd],
    ]),
  )
  expect(
    drawn.map(([from]) => from),
    cure,
  ).toContain(cutoff)
})
