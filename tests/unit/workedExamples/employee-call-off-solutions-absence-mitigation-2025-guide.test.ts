/** The call-off guide: late information, the published return with its implied price, and the same price worked backward. */
import { expect, it } from 'vitest'
import { claims } from '../../../src/facts/claims'
import { NOTICE_HOURS } from '../../../src/site/policy/policy'
import * as article from './articleText'
import { termsIn } from './equations'
import { inFigures } from './promises'

const { amountsOf, dollars, exactly, near, printedCount } = article
const SLUG = 'employee-call-off-solutions-absence-mitigation-2025-guide'
const hoursOf = (amount: number) => `${printedCount(amount, 1)} hours`

const [rate, multiple, monthlyHours, customers] = [claims.roiHourlyCost, claims.roiMultiple, claims.roiHours, claims.roiEmployees].map(
  ({ value }) => Number(value.replaceAll(/[^\d.]/g, '')),
) as [number, number, number, number]
const saved = monthlyHours * 12 * rate
const price = saved / multiple / 12 / customers

it('the call-off guide prices late information in the warehouse', () => {
  const text = article.exampleText(SLUG, 1)
  const [[filled = 0, hours = 0, premium = 0] = [], [periods = 0] = []] = termsIn(text)
  const [late = 0] = amountsOf(text, 'gap')
  const period = filled * hours * premium
  near(text, late, late, filled, `${hours} hours`, dollars(premium), dollars(period))
  near(text, `${periods} periods`, dollars(period), dollars(periods * period), `${late - filled} gaps`)
  expect(periods).toBe(52 / 4)
})
it('the call-off guide prints every step of the published return', () => {
  const text = article.exampleText(SLUG, 2)
  expect(dollars(saved)).toBe(claims.roiSavings.value)
  near(text, monthlyHours * 12, dollars(rate), dollars(saved))
  near(text, dollars(saved), dollars(saved / multiple), exactly(price))
  near(article.articleText(SLUG), claims.roiMultiple.value, `${multiple / 2}X`) // at twice the price
})
it('the call-off guide works backward from the same price, and draws the result', () => {
  const text = article.exampleText(SLUG, 3)
  const [[employees = 0] = [], [supervisors = 0] = []] = [amountsOf(text, 'employee'), amountsOf(text, 'supervisor')]
  const [, hours, minutes] = /(\d+) hours (\d+) minutes/.exec(text) ?? []
  const monthly = (Number(hours) + Number(minutes) / 60) * (52 / 12)
  const bars = article.chartOf(SLUG, 'hours-back').bars
  const [one = 0, other = 0] = bars.map(({ value }) => value)
  const [each, factor] = [Number(price.toFixed(2)), Math.round(other / one)]
  const [low, high, back] = [employees * each, factor * employees * each, (monthly / 2) * supervisors]
  near(text, `${printedCount(employees)} employees`, `${supervisors} supervisors`, exactly(each), dollars(low))
  near(text, dollars(low), dollars(rate), hoursOf(low / rate), `${printedCount(low / rate / supervisors)} hour`)
  near(text, exactly(factor * each), dollars(high), hoursOf(high / rate), `${printedCount(high / rate / supervisors)} hours`)
  near(text, hoursOf(monthly), printedCount(52 / 12, 2), `${supervisors} supervisors`, hoursOf(back), dollars(back * rate))
  near(text, `${printedCount((back * rate) / low)} times`, `${printedCount((back * rate) / high, 1)} times`)
  expect(bars.map(({ value }) => value)).toEqual([low, high, back * rate].map(Math.round))
  const labels = bars.flatMap(({ label, parts = [] }) => [label, ...parts.map((part) => part.label)]).join(' ')
  expect(labels.match(/\d[\d,]*/g)).toEqual([employees, employees, supervisors].map((count) => printedCount(count)))
})
it('the call-off guide keeps its own notice rule', () => {
  const text = inFigures(article.sectionOf(SLUG, 'how-it-works'))
  const [[clock = ''] = [], [, start] = []] = [/\d+:\d\d/.exec(text) ?? [], /(\d+) o'clock/.exec(text) ?? []]
  near(text, clock, `${(Number(start) - NOTICE_HOURS) * 60 - article.ofClock(clock)} minutes`)
})
it('the call-off guide takes the price of a call from the answering-service guide', () => {
  const guide = 'answering-services-2025-buyers-guide'
  const [calls = 0] = amountsOf(article.exampleText(guide), 'call')
  const [, [bill = 0] = []] = article.barsOf(guide, 'bill')
  near(article.articleText(SLUG), exactly(bill / calls))
})
