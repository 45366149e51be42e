/** The arithmetic of the article on the FMLA. */
import { describe, expect, it } from 'vitest'
import { FMLA } from '#src/policy/policy.ts'
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
describe('the article on the FMLA gives each day of a five-day week its share', () => {
  const day = 100 / 5
  const [edges = [], middle = []] = readBars(SLUG, 'five-day-week')
  it('in the text', () => expectNear(readArticle(SLUG), `${2 * day}%`))
  it('in the bar of Monday and Friday', () => expect(edges).toEqual([2 * day, day, day]))
  it('in the bar of the three days between', () => expect(middle).toEqual([3 * day, day, day, day]))
})
describe('the article on the FMLA draws the clocks one after the other, from a Monday', () => {
  /** The calendar day on which so many business days are over, from a weekday on and without holidays. */
  const daysAfter = (from: number, business: number): number =>
    business === 0 ? from : daysAfter(from + 1, business - ((from + 1) % 7 < 5 ? 1 : 0))
  const clocks: { value: number; source: string; business?: boolean }[] = [
    FMLA.eligibilityNoticeDays,
    FMLA.certificationDays,
    FMLA.cureDays,
    FMLA.designationNoticeDays,
  ]
  const { spans } = readChart(SLUG, 'clocks')
  it('and draws no other', () => expect(spans).toHaveLength(clocks.length))
  it.each(clocks.map((clock, index) => ({ ...clock, unit: clock.business ? 'business' : 'calendar', index })))(
    'clock $index: $value $unit days, by $source',
    ({ value, business, index }) => {
      const from = spans[index - 1]?.to ?? 0
      const to = business ? daysAfter(from, value) : from + value
      expect(spans[index]).toMatchObject({ from, to, length: expect.stringMatching(`^${value} ${business ? 'business' : 'calendar'} `) })
    },
  )
  it('for more than five weeks', () => expect((spans.at(-1)?.to ?? 0) / 7).toBeGreaterThan(5))
})
