import { describe, expect, it } from 'vitest'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { checkWeek, weekSchema } from './week.ts'

const checkedWeek = weekSchema.superRefine((week, context) =>
  checkWeek(
    week,
    week.reports.map((report, index) => ({ report, path: ['reports', index] })),
    [],
    context,
  ),
)
/** @returns the problems of a week with one changed report */
function problemsWith(index: number, change: object): string[] {
  const { week } = TEST_BLOCKS
  const reports = week.reports.map((report, place) => (place === index ? { ...report, ...change } : report))
  return findProblems(checkedWeek, { ...week, reports })
}

describe('the reports of a week', () => {
  it('are taken', () => expect(problemsWith(0, {})).toEqual([]))
  it.each([
    ['in another order', 0, { day: '2026-12-06', time: '23:00', shift: { day: '2026-12-07', from: '06:00' } }],
    ['as near to the one before as 75 minutes', 2, { time: '11:46' }],
    ['a minute before the shift', 0, { time: '05:59' }],
    ['early on the next day, just after one late at night', 4, { time: '00:01' }],
  ])('may be %s', (_, index, change) => expect(problemsWith(index, change)).toEqual([]))
  it.each([
    ['of another week', 0, { day: '2026-11-29' }, /^reports\.1\.day: 2026-11-30 is not in the week of the first report/],
    ['as late as the shift begins', 0, { time: '06:00' }, /^reports\.0\.shift: The shift begins before the report/],
    ['of a shift that there is not', 0, { shift: { day: '2026-11-30', from: '07:00' } }, /^reports\.0\.shift: .*06:00, 14:00, 22:00\.$/],
    ['just before the one above', 1, { time: '02:57' }, /^reports\.0\.time: Less than 75 minutes after the report of 02:57/],
    ['at the time of the one above', 1, { time: '02:58' }, /^reports\.1\.time: This report is listed twice/],
    ['so near to the one before that marks cover each other', 2, { time: '11:45' }, /^reports\.2\.time: Less than 75 minutes/],
  ])('are refused %s', (_, index, change, problem) => expect(problemsWith(index, change)[0]).toMatch(problem))
})
