/** Two price sheets on the same calls: what rounding up each call costs, and when the order flips. */
import { expect, it } from 'vitest'
import { FMLA } from '../../../src/site/policy/policy'
import { RETENTION } from '../../../src/site/policy/recordRules'
import { barsOf, cents, chartOf, dollars, exampleText, missingNear, printedCount, sectionOf } from './articleText'
import { brokenCount } from './promises'

const SLUG = 'answering-services-2025-buyers-guide'
const text = exampleText(SLUG)

const CALLS = [
  { calls: 200, seconds: 90 },
  { calls: 240, seconds: 130 },
  { calls: 200, seconds: 202 },
]
const perStartedMinute = 1.05
const bySecond = { rate: 0.92, wrapUp: 45 }

const total = (of: (group: (typeof CALLS)[number]) => number) => CALLS.reduce((sum, group) => sum + of(group), 0)
const all = total(({ calls }) => calls)
const talk = total(({ calls, seconds }) => calls * seconds)
const startedMinutes = total(({ calls, seconds }) => calls * Math.ceil(seconds / 60))
const halfMinutes = total(({ calls, seconds }) => (calls * Math.ceil(seconds / 30)) / 2)
const handled = (talk + all * bySecond.wrapUp) / 60
const prices = { a: startedMinutes * perStartedMinute, half: halfMinutes * perStartedMinute, b: handled * bySecond.rate }

it('states the calls and their average', () => {
  expect(missingNear(text, `${all} calls`, '200', '240', '200', '2:10', '3:22')).toEqual([])
  expect(missingNear(text, `${printedCount(talk)} seconds`, `${talk / all} seconds`, '2:20')).toEqual([])
})
it('rounds each call up, and says what that costs', () => {
  const rounding = startedMinutes - talk / 60
  expect(missingNear(text, `${printedCount(startedMinutes)} minutes`, dollars(prices.a, true))).toEqual([])
  const share = `${printedCount((rounding / startedMinutes) * 100)}%`
  expect(missingNear(text, `${printedCount(rounding, 1)} minutes`, dollars(rounding * perStartedMinute, true), share)).toEqual([])
})
it('adds wrap-up to each call of the other sheet', () => {
  expect(
    missingNear(text, `${printedCount(handled * 60)} seconds`, `${printedCount(handled, 1)} minutes`, dollars(prices.b, true)),
  ).toEqual([])
  expect(handled).toBeGreaterThan(startedMinutes) // it bills more minutes, and is cheaper
  expect(missingNear(text, dollars(prices.b, true), dollars(prices.a - prices.b, true))).toEqual([])
})
it('flips the order where the first rounds to half minutes', () => {
  expect(missingNear(text, printedCount(halfMinutes), dollars(prices.half, true), dollars(prices.b - prices.half, true))).toEqual([])
})
it('has as many clauses under a heading as the heading says', () => {
  const text = sectionOf(SLUG, 'structuring', 5)
  expect(brokenCount(SLUG, text, text.match(/^- .+$/gm))).toEqual([])
})
it('draws the bills of the example', () => {
  const talked = talk / 60
  const [a, b] = [perStartedMinute, bySecond.rate].map((rate) => talked * rate) as [number, number]
  expect(barsOf(SLUG, 'bill')).toEqual([
    [cents(prices.half), cents(a), cents(prices.half - a)],
    [cents(prices.b), cents(b), cents(prices.b - b)],
    [cents(prices.a), cents(a), cents(prices.a - a)],
  ])
})
it('draws the days for the notice: what is left is what the law gives, less the days that nobody at the company knew', () => {
  const [law, sameNight, later] = chartOf(SLUG, 'notice').spans.map(({ from, to }) => ({ from: Number(from), to: Number(to) }))
  expect(law).toEqual({ from: 0, to: FMLA.eligibilityNoticeDays.value })
  expect(sameNight).toEqual(law)
  expect(later?.to).toBe(law?.to)
  expect((later?.to ?? 0) - (later?.from ?? 0)).toBe(2) // "two", in words, beside the bar and in the caption
})
it('draws how long records last as the text has it: one year, two, three, and the longest', () => {
  const { personnelYears, publicYears, fmlaYears, newMexicoMonths } = RETENTION
  expect(missingNear(sectionOf(SLUG, 'technology'), `${newMexicoMonths.value} months`)).toEqual([])
  const years = [personnelYears, publicYears, fmlaYears].map(({ value }) => value * 12)
  expect(barsOf(SLUG, 'kept').flat().map(Number)).toEqual([...years, newMexicoMonths.value])
})
