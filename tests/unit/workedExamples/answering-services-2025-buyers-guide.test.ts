/** The charts of the guide to answering services: bills, days for a notice, and how long records last. */
import { expect, it } from 'vitest'
import { FMLA } from '#src/policy/policy.ts'
import { LEGAL_RETENTION } from '#src/policy/retentionRules.ts'
import { articleFile, readBars, readChart, readSection } from './articleText.ts'
import { findCounts } from './countProblems.ts'
import { expectNear, readSumTerms } from './nearbyFigures.ts'
import { dollarsAndCents } from './printedFigures.ts'

const SLUG = 'answering-services-2025-buyers-guide'

it('the guide to answering services draws the same minutes of talk in each bill, at its rate', () => {
  const talks = readChart(SLUG, 'bill').bars.map(({ value, parts = [] }) => {
    const rate = readSumTerms(SLUG, dollarsAndCents(value)).find((term) => term.startsWith('$')) ?? ''
    const talk = parts.find(({ quiet }) => quiet)?.value ?? 0
    return Math.round(talk / Number(rate.slice(1)))
  })
  const cure = `${articleFile(SLUG)}: in the chart “bill”, the unfilled part of each bar is the talk time at the rate of its bill.`
  expect([...new Set(talks)], cure).toEqual(talks.slice(0, 1))
})
it('the guide to answering services draws the days for the notice: what is left is what the law gives, less the days that nobody at the company knew', () => {
  const days = FMLA.eligibilityNoticeDays.value
  // "two of them" beside the bar: where no number stands there, it is all of them.
  const wrong = readChart(SLUG, 'notice').spans.filter(
    ({ from, to, length }) => Number(to) !== days || days - Number(from) !== (findCounts(length)[0] ?? days),
  )
  const cure = `${articleFile(SLUG)}: in the chart “notice”, each bar ends after ${days} days, and its length says how many are left of them.`
  expect(wrong, cure).toEqual([])
})
it('the guide to answering services draws how long records last as the text has it: one year, two, three, and the longest', () => {
  const { personnelYears, publicYears, fmlaYears, newMexicoMonths } = LEGAL_RETENTION
  expectNear(readSection(SLUG, 'technology'), `${newMexicoMonths.value} months`)
  const months = [...[personnelYears, publicYears, fmlaYears].map(({ value }) => value * 12), newMexicoMonths.value]
  const cure = `${articleFile(SLUG)}: the bars of the chart “kept” are the months that the law asks for.`
  expect(readBars(SLUG, 'kept').flat().map(Number), cure).toEqual(expect.arrayContaining(months))
})
