import { expect, it } from 'vitest'
import { REVIEW_ASSUMPTIONS, reviewLoad } from './reviewLoad'

it('the worked example of 900 employees adds up', () => {
  // 900 × 20 = 18,000 shifts; 3% = 540 days at 1.5 days = 360 absences; 1% = 180; 0.2% = 36.
  expect(reviewLoad()).toEqual({
    shifts: 18_000,
    absences: 360,
    tardies: 180,
    noShows: 36,
    scoring: 90, // (360 + 180) ÷ 6
    sickTime: 180, // 40% of 450
    caseMatch: 90, // 20% of 450
    single: 180,
    reviews: 486, // 450 + 36
    minutes: 1143, // 180 × 0.1 + 90 × 0.5 + 180 × 3 + 36 × 15
    minutesOneByOne: 1890, // 450 × 3 + 36 × 15
  })
})
it('where leave may be used for any reason, nothing scores by itself', () =>
  expect(reviewLoad(REVIEW_ASSUMPTIONS, true)).toMatchObject({ scoring: 0, reviews: 576, minutes: 1264 }))
it('every report is scored or reviewed, whatever is assumed', () => {
  for (const employees of [1, 37, 250, 10_001]) {
    const { absences, tardies, noShows, scoring, sickTime, caseMatch, single, reviews } = reviewLoad({ ...REVIEW_ASSUMPTIONS, employees })
    expect(scoring + reviews).toBe(absences + tardies + noShows)
    expect(sickTime + caseMatch + single + noShows).toBe(reviews)
  }
})
