/** The call-off guide: late information, the published return with its implied price, and the same price worked backward. */
import { describe, expect, it } from 'vitest'
import { claims } from '../../../src/facts/claims'
import { articleText, chartOf, dollars, exampleText, frontOf, missingNear, printedCount, sectionOf } from './articleText'
import { brokenCount, brokenPromise } from './promises'

const SLUG = 'employee-call-off-solutions-absence-mitigation-2025-guide'
const numberIn = (value: string) => Number(value.replaceAll(/[^\d.]/g, ''))

it('prices late information in the warehouse', () => {
  const text = exampleText(SLUG, 1)
  const [late, filled, hours, premium, periods] = [46, 31, 5, 11, 52 / 4]
  const period = filled * hours * premium
  expect(missingNear(text, String(late), String(filled), `${hours} hours`, dollars(premium), dollars(period))).toEqual([])
  expect(missingNear(text, String(periods), dollars(period), dollars(periods * period))).toEqual([])
  expect(missingNear(text, String(late - filled))).toEqual([])
})

describe('the return', () => {
  const rate = 50
  const yearly = numberIn(claims.roiHours.value) * 12
  const saved = yearly * rate
  const cost = saved / numberIn(claims.roiMultiple.value)
  const price = cost / 12 / numberIn(claims.roiEmployees.value)

  it('prints every step of the published example', () => {
    const text = exampleText(SLUG, 2)
    expect(dollars(saved)).toBe(claims.roiSavings.value)
    expect(missingNear(text, printedCount(yearly), dollars(rate), dollars(saved))).toEqual([])
    expect(missingNear(text, dollars(saved), dollars(cost), dollars(price, true))).toEqual([])
  })
  it('works backward from the same price', () => {
    const text = exampleText(SLUG, 3)
    const [employees, supervisors, timed] = [900, 12, 2 + 20 / 60]
    const cents = Math.round(price * 100) / 100
    const monthly = timed * (52 / 12)
    const worth = (monthly / 2) * supervisors * rate
    expect(missingNear(text, String(employees), dollars(cents, true), dollars(employees * cents))).toEqual([])
    expect(missingNear(text, dollars(employees * cents), dollars(rate), `${printedCount((employees * cents) / rate, 1)} hours`)).toEqual([])
    const dear = [dollars(3 * cents, true), dollars(3 * employees * cents), `${printedCount((3 * employees * cents) / rate, 1)} hours`]
    expect(missingNear(text, ...dear)).toEqual([])
    expect(
      missingNear(text, `${printedCount(monthly, 1)} hours`, `${printedCount((monthly / 2) * supervisors, 1)} hours`, dollars(worth)),
    ).toEqual([])
    const drawn = chartOf(SLUG, 'hours-back').bars.map(({ value }) => value)
    expect(drawn).toEqual([employees * cents, 3 * employees * cents, Math.round(worth)].map((amount) => Math.round(amount)))
    const ratios = [worth / (employees * cents), worth / (3 * employees * cents)] as const
    expect(missingNear(text, dollars(worth), `${printedCount(ratios[0])} times`, `${printedCount(ratios[1], 1)} times`)).toEqual([])
  })
  it('halves the multiple when the price doubles', () =>
    expect(missingNear(articleText(SLUG), claims.roiMultiple.value, `${numberIn(claims.roiMultiple.value) / 2}X`)).toEqual([]))
})

it('keeps its own notice rule', () => {
  const text = articleText(SLUG)
  const early = 8 * 60 - 2 * 60 - (5 * 60 + 42)
  expect(missingNear(text, '5:42', `${early} minutes`)).toEqual([])
})
it('has as many questions and kinds as it says', () => {
  const [choose, types] = [sectionOf(SLUG, 'choose'), sectionOf(SLUG, 'types')]
  const [questions, kinds] = [choose.match(/^\d\. .+$/gm) ?? [], types.match(/^\*\*[^*]+\.\*\* .+$/gm) ?? []]
  expect(brokenCount(SLUG, choose, questions)).toEqual([])
  expect(brokenCount(SLUG, types, kinds)).toEqual([])
  expect(brokenPromise(SLUG, frontOf(SLUG).description, questions.length, kinds.length)).toEqual([])
})
it('takes the price of a call from the answering-service guide', () => {
  const guide = exampleText('answering-services-2025-buyers-guide')
  const [calls, bill] = [640, 1815.47]
  expect(missingNear(guide, `${calls} calls`)).toEqual([])
  expect(missingNear(guide, dollars(bill, true))).toEqual([])
  expect(missingNear(articleText(SLUG), dollars(bill / calls, true))).toEqual([])
})
