import { expect, it } from 'vitest'
import { BUSIER_ASSUMPTIONS, calculateReviewLoad, REVIEW_ASSUMPTIONS } from './reviewLoad.ts'

it('HR’s reviews: the worked example of 900 employees adds up', () => {
  // 900 × 20 = 18,000 shifts; 3% = 540 days at 1.5 days = 360 absences; 1% = 180; 0.2% = 36.
  expect(calculateReviewLoad()).toEqual({
    shifts: 18_000,
    absences: 360,
    tardies: 180,
    noShows: 36,
    listed: 90, // (360 + 180) ÷ 6
    sickTime: 180, // 40% of 450
    caseMatch: 90, // 20% of 450
    single: 180,
    reviews: 576, // 540 + 36
    minutes: 1260, // (90 + 180 + 90) × 0.5 + 180 × 3 + 36 × 15
    minutesOneByOne: 2160, // 540 × 3 + 36 × 15
  })
})
it('where leave may be used for any reason, transportation and weather are opened one by one', () =>
  // (180 + 90) × 0.5 + (180 + 90) × 3 + 36 × 15.
  expect(calculateReviewLoad(REVIEW_ASSUMPTIONS, true)).toMatchObject({ listed: 0, single: 270, reviews: 576, minutes: 1485 }))
it('HR’s reviews: with the rates of the sample dashboards it is more than twice the work', () =>
  // 5% of 18,000 = 900, 1% = 180, of these 1,080 one in six listed; 0.7% = 126. (180 + 360 + 180) × 0.5 + 360 × 3 + 126 × 15.
  expect(calculateReviewLoad(BUSIER_ASSUMPTIONS)).toMatchObject({ listed: 180, reviews: 1206, minutes: 3330 }))
it('HR’s reviews: every report is reviewed, whatever is assumed', () => {
  for (const employees of [1, 37, 250, 10_001]) {
    const { absences, tardies, noShows, listed, sickTime, caseMatch, single, reviews } = calculateReviewLoad({
      ...REVIEW_ASSUMPTIONS,
      employees,
    })
    expect(reviews).toBe(absences + tardies + noShows)
    expect(listed + sickTime + caseMatch + single + noShows).toBe(reviews)
  }
})
