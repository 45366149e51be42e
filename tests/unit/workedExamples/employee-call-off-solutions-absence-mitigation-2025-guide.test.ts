/** The call-off guide: late information, the published return with its implied price, and the same price worked backward. */
import { expect, it } from 'vitest'
import { claims } from '#src/facts/claims.ts'
import { NOTICE_HOURS } from '#src/policy/policy.ts'
import * as article from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { findTerms } from './equations.ts'

const { readAmounts, dollars, dollarsAndCents, expectNear, printedCount } = article
const SLUG = 'employee-call-off-solutions-absence-mitigation-2025-guide'
const paidHours = (amount: number) => `${printedCount(amount, 1)} hours`

const [rate, multiple, monthlyHours, customers] = [claims.roiHourlyCost, claims.roiMultiple, claims.roiHours, claims.roiEmployees].map(
  ({ value }) => Number(value.replaceAll(/[^\d.]/g, '')),
) as [number, number, number, number]
const yearlySavings = monthlyHours * 12 * rate
const yearlyPrice = yearlySavings / multiple / 12 / customers

it('the call-off guide prices late information in the warehouse', () => {
  const text = article.readExampleText(SLUG, 1)
  const [[filled = 0, hours = 0, premium = 0] = [], [periods = 0] = []] = findTerms(text)
  const [late = 0] = readAmounts(text, 'gap')
  const period = filled * hours * premium
  expectNear(text, late, late, filled, `${hours} hours`, dollars(premium), dollars(period))
  expectNear(text, `${periods} periods`, dollars(period), dollars(periods * period), `${late - filled} gaps`)
  expect(periods).toBe(52 / 4)
})
it('the call-off guide prints every step of the published return', () => {
  const text = article.readExampleText(SLUG, 2)
  expect(dollars(yearlySavings)).toBe(claims.roiSavings.value)
  expectNear(text, monthlyHours * 12, dollars(rate), dollars(yearlySavings))
  expectNear(text, dollars(yearlySavings), dollars(yearlySavings / multiple), dollarsAndCents(yearlyPrice))
  expectNear(article.readArticle(SLUG), claims.roiMultiple.value, `${multiple / 2}X`) // at twice the price
})
it('the call-off guide works backward from the same price, and draws the result', () => {
  const text = article.readExampleText(SLUG, 3)
  const [[employees = 0] = [], [supervisors = 0] = []] = [readAmounts(text, 'employee'), readAmounts(text, 'supervisor')]
  const [, hours, minutes] = /(\d+) hours (\d+) minutes/.exec(text) ?? []
  const monthly = (Number(hours) + Number(minutes) / 60) * (52 / 12)
  const bars = article.readChart(SLUG, 'hours-back').bars
  const [one = 0, other = 0] = bars.map(({ value }) => value)
  const [each, factor] = [Number(yearlyPrice.toFixed(2)), Math.round(other / one)]
  const [low, high, back] = [employees * each, factor * employees * each, (monthly / 2) * supervisors]
  expectNear(text, `${printedCount(employees)} employees`, `${supervisors} supervisors`, dollarsAndCents(each), dollars(low))
  expectNear(text, dollars(low), dollars(rate), paidHours(low / rate), `${printedCount(low / rate / supervisors)} hour`)
  expectNear(
    text,
    dollarsAndCents(factor * each),
    dollars(high),
    paidHours(high / rate),
    `${printedCount(high / rate / supervisors)} hours`,
  )
  expectNear(text, paidHours(monthly), printedCount(52 / 12, 2), `${supervisors} supervisors`, paidHours(back), dollars(back * rate))
  expectNear(text, `${printedCount((back * rate) / low)} times`, `${printedCount((back * rate) / high, 1)} times`)
  expect(bars.map(({ value }) => value)).toEqual([low, high, back * rate].map(Math.round))
  const labels = bars.flatMap(({ label, parts = [] }) => [label, ...parts.map((part) => part.label)]).join(' ')
  expect(labels.match(/\d[\d,]*/g)).toEqual([employees, employees, supervisors].map((count) => printedCount(count)))
})
it('the call-off guide keeps its own notice rule', () => {
  const text = numbersAsDigits(article.readSection(SLUG, 'how-it-works'))
  const [[clock = ''] = [], [, start] = []] = [/\d+:\d\d/.exec(text) ?? [], /(\d+) o'clock/.exec(text) ?? []]
  expectNear(text, clock, `${(Number(start) - NOTICE_HOURS) * 60 - article.parseClock(clock)} minutes`)
})
it('the call-off guide takes the price of a call from the answering-service guide', () => {
  const guide = 'answering-services-2025-buyers-guide'
  const [calls = 0] = readAmounts(article.readExampleText(guide), 'call')
  const [, [bill = 0] = []] = article.readBars(guide, 'bill')
  expectNear(article.readArticle(SLUG), dollarsAndCents(bill / calls))
})
