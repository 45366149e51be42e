import { describe, expect, it } from 'vitest'
import { businessDaysAfter, calculateDeadlineSpans, listReviewDays } from './noticeDeadlines.ts'

const stamps = { eligibility: '2026-09-17', certification: '2026-09-24', designation: '2026-09-25' }

describe('the days of a review', () => {
  it('count business days over a weekend', () => {
    expect(businessDaysAfter('2026-09-15', 5)).toBe('2026-09-22')
    expect(businessDaysAfter('2026-09-18', 1)).toBe('2026-09-21')
  })
  it('give each notice the clock of its paragraph', () => {
    expect(calculateDeadlineSpans('2026-09-15', stamps)).toEqual({
      eligibility: { from: '2026-09-15', due: '2026-09-22' },
      certification: { from: '2026-09-17', due: '2026-10-02' },
      designation: { from: '2026-09-24', due: '2026-10-01' },
    })
  })
  it('go from the report to the last deadline', () => {
    const days = listReviewDays('2026-09-15', stamps)
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-09-15', '2026-10-02', 18])
  })
})
