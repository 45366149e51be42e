/** Two price sheets on the same calls: what rounding up each call costs, and when the order flips. */
import { expect, it } from 'vitest'
import { articleText, barsOf, cents, count, dollars, exampleText } from './articleText'

const SLUG = 'answering-services-2025-buyers-guide'
const text = exampleText(SLUG, 'One month, two price sheets, one sample site')

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
  expect(text).toContain(`${all} calls: 200 last 1 minute 30 seconds, 240 last 2:10 and 200 last 3:22`)
  expect(text).toContain(`= ${count(talk)} seconds, ${talk / all} seconds or 2:20 on average`)
})
it('rounds each call up, and says what that costs', () => {
  const rounding = startedMinutes - talk / 60
  expect(text).toContain(`= ${count(startedMinutes)} minutes, ${dollars(prices.a, true)}`)
  expect(text).toContain(
    `= ${count(rounding, 1)} minutes, or ${dollars(rounding * perStartedMinute, true)}, which is ${count((rounding / startedMinutes) * 100)}% of the bill`,
  )
})
it('adds wrap-up to each call of the other sheet', () => {
  expect(text).toContain(`= ${count(handled * 60)} seconds = ${count(handled, 1)} minutes, ${dollars(prices.b, true)}`)
  expect(text).toContain(`B bills more minutes and is ${dollars(prices.a - prices.b, true)} cheaper`)
})
it('flips the order where the first rounds to half minutes', () => {
  expect(text).toContain(
    `${count(halfMinutes)} in all, for ${dollars(prices.half, true)}, and A would be cheaper by ${dollars(prices.b - prices.half, true)}`,
  )
})
it('has as many clauses under a heading as the heading says', () => {
  const [, clauses = ''] = articleText(SLUG).split('### Four clauses')
  expect(clauses.split('If you employ people')[0]?.match(/- \*\*/g)).toHaveLength(4)
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
