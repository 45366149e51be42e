/** The charts of the article on the FMLA. */
import { expect, it } from 'vitest'
import { articleFile, readChart } from './articleText.ts'
import { sum } from './printedFigures.ts'

const SLUG = 'fmla-attendance-policy-2025-compliance-framework'

it('the article on the FMLA gives each day of a week the same share', () => {
  const days = readChart(SLUG, 'five-day-week').bars.flatMap(({ parts = [] }) => parts.map(({ value }) => value))
  const cure = `${articleFile(SLUG)}: in the chart “five-day-week”, the parts are days, of which each has the same share of 100.`
  expect(
    days.map((day) => day * days.length),
    cure,
  ).toEqual(days.map(() => 100))
  expect(sum(days), cure).toBe(100)
})
it('the article on the FMLA draws the clocks one after the other, from a Monday, each as long as it says', () => {
  /** The calendar day on which so many business days are over, from a weekday on and without holidays. */
  const daysAfter = (from: number, business: number): number =>
    business === 0 ? from : daysAfter(from + 1, business - ((from + 1) % 7 < 5 ? 1 : 0))
  const { spans } = readChart(SLUG, 'clocks')
  const worked = spans.map(({ length }, index) => {
    const [, days = Number.NaN, kind] = /^(\d+) (business|calendar) days/.exec(length) ?? []
    const from = spans[index - 1]?.to ?? 0
    return { length, from, to: kind === 'business' ? daysAfter(from, Number(days)) : from + Number(days) }
  })
  const cure = `${articleFile(SLUG)}: in the chart “clocks”, a bar begins where the one before it ends, and its length says “5 business days” or “15 calendar days”.`
  expect(
    spans.map(({ length, from, to }) => ({ length, from, to })),
    cure,
  ).toEqual(worked)
})
