/** The arithmetic of the article on the FMLA. */
import { describe, expect, it } from 'vitest'
import { FMLA } from '../../../src/site/policy/policy'
import { articleText, barsOf, chartOf, exampleText, missingNear, sectionOf } from './articleText'
import { brokenCount, inFigures } from './promises'

const SLUG = 'fmla-attendance-policy-2025-compliance-framework'

describe('March of a press operator', () => {
  const text = exampleText(SLUG)
  const earlyMinutes = [45, 90, 135]
  const early = earlyMinutes.map((minutes) => minutes / 60)
  const used = 2 * 8 + early.reduce((sum, hours) => sum + hours, 0)
  const entitlement = FMLA.leaveWeeks.value * 40

  it('adds up the hours used and left', () => {
    expect(earlyMinutes.every((minutes) => minutes % 15 === 0)).toBe(true)
    expect(missingNear(text, `${FMLA.leaveWeeks.value} weeks`, `${entitlement} hours`)).toEqual([])
    expect(missingNear(text, '16 h', ...early.map((hours) => `${hours} h`), `${used} hours`, `${entitlement - used} hours`)).toEqual([])
  })
  it('says what rounding up would have taken', () => {
    const rounded = early.reduce((sum, hours) => sum + Math.ceil(hours), 0)
    const exact = early.reduce((sum, hours) => sum + hours, 0)
    expect(missingNear(inFigures(text), `${rounded} hours`, String(exact), `${rounded - exact} hours`)).toEqual([])
  })
})

it('gives Mondays and Fridays their share of a five-day week', () => {
  expect(missingNear(articleText(SLUG), `${(2 / 5) * 100}%`)).toEqual([])
})
it('draws chance as five equal days', () => {
  const bars = barsOf(SLUG, 'five-day-week')
  expect(bars.flatMap(([, ...days]) => days)).toEqual(Array(5).fill(100 / 5))
  expect(bars.map(([share]) => share)).toEqual([(2 / 5) * 100, (3 / 5) * 100])
})
it('counts what a system should refuse', () => {
  const text = sectionOf(SLUG, 'tech')
  expect(brokenCount(SLUG, text, text.match(/^\d\. .+$/gm))).toEqual([])
})
it('draws the clocks one after the other, from a Monday', () => {
  /** Calendar days that business days take, from a weekday on and without holidays. */
  const calendarDays = (from: number, business: number) => {
    let day = from
    for (let left = business; left > 0; ) if (++day % 7 < 5) left -= 1
    return day
  }
  const eligibility = calendarDays(0, FMLA.eligibilityNoticeDays.value)
  const certified = eligibility + FMLA.certificationDays.value
  const cured = certified + FMLA.cureDays.value
  const { spans } = chartOf(SLUG, 'clocks')
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    [0, eligibility],
    [eligibility, certified],
    [certified, cured],
    [cured, calendarDays(cured, FMLA.designationNoticeDays.value)],
  ])
  expect(spans.map(({ length }) => Number.parseInt(length, 10))).toEqual(
    [FMLA.eligibilityNoticeDays, FMLA.certificationDays, FMLA.cureDays, FMLA.designationNoticeDays].map(({ value }) => value),
  )
  expect((spans.at(-1)?.to ?? 0) / 7).toBeGreaterThan(5) // "more than five weeks"
})
