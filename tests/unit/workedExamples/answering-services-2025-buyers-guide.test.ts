/** Two price sheets on the same calls: what rounding up each call costs, and when the order flips. */
import { expect, it } from 'vitest'
import { FMLA } from '#src/policy/policy.ts'
import { LEGAL_RETENTION } from '#src/policy/retentionRules.ts'
import {
  cents,
  dollars,
  dollarsAndCents,
  expectNear,
  parseClock,
  printedCount,
  readAmounts,
  readBars,
  readChart,
  readExampleText,
  readSection,
  sum,
} from './articleText.ts'
import { announcedCountProblems, findCounts } from './countProblems.ts'

const SLUG = 'answering-services-2025-buyers-guide'

it('the guide to answering services works out two bills for the same calls, and draws them', () => {
  const text = readExampleText(SLUG).replaceAll(/(\d+) minutes? (\d+) seconds/g, '$1:$2')
  // How many calls last how long, "240 last 2:10", in seconds; the average comes last.
  const lengths = [...text.matchAll(/(\d+)\D*? (\d+:\d\d)/g)].map(([, calls, clock = '']) => ({
    calls: Number(calls),
    seconds: parseClock(clock),
  }))
  const groups = lengths.slice(0, -1)
  // What a minute costs: all other amounts are for many.
  const lowest = readAmounts(text, '$').toSorted((a, b) => a - b)[1] ?? 0
  const [rateA = 0, rateB = 0] = readAmounts(text, '$').filter((amount) => amount <= lowest)
  const wrapUp = Math.min(...readAmounts(text, 'second'))

  const all = sum(groups.map(({ calls }) => calls))
  const talk = sum(groups.map(({ calls, seconds }) => calls * seconds))
  const average = talk / all
  expectNear(text, `${all} calls`, ...groups.map(({ calls }) => calls))
  expectNear(text, `${printedCount(talk)} seconds`, `${average} seconds`)
  expect(lengths.at(-1)).toEqual({ calls: average, seconds: average }) // said twice, the second time as a clock

  const billed = (unit: number) => {
    const each = groups.map(({ seconds }) => (Math.ceil(seconds / unit) * unit) / 60)
    return { each, minutes: sum(groups.map(({ calls }, index) => calls * (each[index] ?? 0))) }
  }
  const [byMinute, byHalf, handled] = [billed(60), billed(30), (talk + all * wrapUp) / 60]
  const prices = { a: byMinute.minutes * rateA, half: byHalf.minutes * rateA, b: handled * rateB }
  const rounding = byMinute.minutes - talk / 60
  const share = `${printedCount((rounding / byMinute.minutes) * 100)}%`
  expectNear(text, ...byMinute.each, `${printedCount(byMinute.minutes)} minutes`, dollarsAndCents(prices.a))
  expectNear(text, `${printedCount(rounding, 1)} minutes`, dollarsAndCents(rounding * rateA), share)
  expectNear(
    text,
    `${wrapUp} seconds`,
    `${printedCount(handled * 60)} seconds`,
    `${printedCount(handled, 1)} minutes`,
    dollarsAndCents(prices.b),
  )
  expectNear(text, dollarsAndCents(prices.b), dollarsAndCents(prices.a - prices.b))
  expectNear(text, ...byHalf.each, byHalf.minutes, dollarsAndCents(prices.half), dollarsAndCents(prices.b - prices.half))
  expect(handled).toBeGreaterThan(byMinute.minutes) // it bills more minutes, and is cheaper

  const [a, b] = [(talk / 60) * rateA, (talk / 60) * rateB]
  const bills = [prices.half, a, prices.half - a, prices.b, b, prices.b - b, prices.a, a, prices.a - a]
  expect(readBars(SLUG, 'bill').flat()).toEqual(bills.map(cents))
  const { title, caption } = readChart(SLUG, 'bill')
  expectNear(`${title}\n${caption}`, all, dollars(rounding * rateA))
})
it('the guide to answering services draws the days for the notice: what is left is what the law gives, less the days that nobody at the company knew', () => {
  const { spans, caption } = readChart(SLUG, 'notice')
  const days = FMLA.eligibilityNoticeDays.value
  expect(spans.map(({ to }) => Number(to))).toEqual(spans.map(() => days))
  // "two of them" beside the bar: where no number stands there, it is all of them.
  const left = spans.map(({ length }) => findCounts(length)[0] ?? days)
  expect(spans.map(({ from, to }) => Number(to) - Number(from))).toEqual(left)
  expect(left.slice(0, 2)).toEqual([days, days])
  expect(announcedCountProblems(SLUG, caption, Number(spans.at(-1)?.from), left.at(-1) ?? 0)).toEqual([])
})
it('the guide to answering services draws how long records last as the text has it: one year, two, three, and the longest', () => {
  const { personnelYears, publicYears, fmlaYears, newMexicoMonths } = LEGAL_RETENTION
  expectNear(readSection(SLUG, 'technology'), `${newMexicoMonths.value} months`)
  const years = [personnelYears, publicYears, fmlaYears].map(({ value }) => value * 12)
  expect(readBars(SLUG, 'kept').flat().map(Number)).toEqual([...years, newMexicoMonths.value])
})
