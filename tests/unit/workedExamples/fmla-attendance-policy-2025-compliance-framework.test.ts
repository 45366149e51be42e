/** The arithmetic of the article on the FMLA. */
import { expect, it } from 'vitest'
import { FMLA } from '#src/site/policy/policy.ts'
import { expectNear, readAmounts, readArticle, readBars, readChart, readExampleText, sum } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { findTerms } from './equations.ts'

const SLUG = 'fmla-attendance-policy-2025-compliance-framework'

it('the article on the FMLA adds up March of a press operator, and says what rounding up would have taken', () => {
  const text = numbersAsDigits(readExampleText(SLUG))
  const [[full = 0, ...early] = []] = findTerms(text)
  const exact = sum(early)
  const rounded = sum(early.map(Math.ceil))
  const [, shift = 0] = /(\d+)-hour/.exec(text) ?? []
  const [weekly = 0] = readAmounts(text, 'hour')
  const entitlement = FMLA.leaveWeeks.value * weekly
  const durations = [...text.matchAll(/(?:(\d+) hours? )?(\d+) minutes/g)].map(
    ([, hours = 0, minutes]) => Number(hours) + Number(minutes) / 60,
  )
  expect(durations).toEqual(early)
  expect(early.every((hours) => Number.isInteger(hours * 4))).toBe(true) // steps of 15 minutes
  expectNear(text, `${weekly} hours`, `${FMLA.leaveWeeks.value} weeks`, `${entitlement} hours`)
  expectNear(text, full / Number(shift), `${shift}-hour`, `${full} h`, `${full + exact} hours`, `${entitlement - full - exact} hours`)
  expectNear(text, early.length, `${rounded} hours`, exact, `${rounded - exact} hours`)
})
it('the article on the FMLA gives each day of a five-day week its share', () => {
  expectNear(readArticle(SLUG), `${(2 / 5) * 100}%`)
  const day = 100 / 5
  expect(readBars(SLUG, 'five-day-week').flat()).toEqual([2 * day, day, day, 3 * day, day, day, day])
})
it('the article on the FMLA draws the clocks one after the other, from a Monday', () => {
  /** The calendar day on which so many business days are over, from a weekday on and without holidays. */
  const daysAfter = (from: number, business: number): number =>
    business === 0 ? from : daysAfter(from + 1, business - ((from + 1) % 7 < 5 ? 1 : 0))
  const clocks = [FMLA.eligibilityNoticeDays, FMLA.certificationDays, FMLA.cureDays, FMLA.designationNoticeDays].map(({ value }) => value)
  const [first = 0, certification = 0, cure = 0, last = 0] = clocks
  const notice = daysAfter(0, first)
  const ends = [notice, notice + certification, notice + certification + cure]
  const { spans } = readChart(SLUG, 'clocks')
  expect(spans.map(({ to }) => to)).toEqual([...ends, daysAfter(ends.at(-1) ?? 0, last)])
  expect(spans.map(({ from }) => from)).toEqual([0, ...ends])
  expect(spans.map(({ length }) => Number.parseInt(length, 10))).toEqual(clocks)
  expect((spans.at(-1)?.to ?? 0) / 7).toBeGreaterThan(5) // "more than five weeks"
})
