import { expect, it } from 'vitest'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { reviewSheetSchema } from './reviewSheet.ts'

const sheet = TEST_BLOCKS['review-sheet']
/** @returns the problems of a sheet with one stamp on another day. The report came on Tuesday, September 15. */
const problemsWith = (change: object) => findProblems(reviewSheetSchema, { ...sheet, stamps: { ...sheet.stamps, ...change } })

it.each([
  ['stamps within the time of the law', {}],
  ['a notice on the day of the report', { eligibility: '2026-09-15' }],
  ['a notice on the last day, five business days later', { eligibility: '2026-09-22' }],
])('a review takes %s', (_, change) => expect(problemsWith(change)).toEqual([]))
it('a review has no stamp from before its clock begins', () =>
  expect(problemsWith({ eligibility: '2026-09-14' })).toEqual([
    'stamps.eligibility: The clock begins on 2026-09-15: the stamp cannot be earlier.',
  ]))
it('a review has no stamp from after the law’s last day', () => {
  expect(problemsWith({ designation: '2026-10-02' })).toEqual(['stamps.designation: That is too late: the law leaves until 2026-10-01.'])
  expect(problemsWith({ eligibility: '2026-09-23' })).toEqual(['stamps.eligibility: That is too late: the law leaves until 2026-09-22.'])
})
