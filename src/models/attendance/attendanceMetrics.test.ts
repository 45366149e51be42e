/** Rates as they are printed. */
import { expect, it } from 'vitest'
import { earlyNoticeRate, formatRate, noShowRate } from './attendanceMetrics.ts'

it.each([
  [9, 1204, '0.7%'],
  [0, 40, '0.0%'],
  [44, 62, '71%'],
  [1, 10, '10%'],
])('a rate of %i of %i is %s', (part, whole, printed) => expect(formatRate(part, whole)).toBe(printed))
it('the calculation of rates refuses a whole of zero', () => expect(() => formatRate(0, 0)).toThrow('above zero'))

it('the calculation of rates divides no-shows by scheduled shifts, and early reports by call-offs', () => {
  const week = { scheduled: 1000, callOffs: 50, early: 40, noShows: 8 }
  expect(noShowRate(week)).toBe('0.8%')
  expect(earlyNoticeRate(week)).toBe('80%')
})
