import { expect, it } from 'vitest'
import { reviewSheetLayout } from './reviewSheetLayout.ts'

const notice = { name: 'Notice', rule: '5 business days', stamp: 'Sent' }
const layout = reviewSheetLayout({
  report: { day: '2026-09-28', time: '11:42', said: 'A call.', opened: { time: '11:55', said: 'A review.' } },
  stamps: { eligibility: '2026-09-29', certification: '2026-10-05', designation: '2026-10-06' },
  clocks: { eligibility: notice, certification: notice, designation: notice },
  words: { due: 'due', points: 'Points' },
})
const percent = (text: string | undefined) => Number.parseFloat(text ?? '')

it('the layout of a review sheet has a day for each up to the last deadline, and the month on the first and on the first of a month', () => {
  expect(layout.days.map(({ day }) => day).at(0)).toBe('2026-09-28')
  expect(layout.days.slice(0, 5).map(({ label }) => label)).toEqual(['Sep 28', 29, 30, 'Oct 1', 2])
  expect(percent(layout.dayLength) * layout.days.length).toBeCloseTo(100, 0)
})
it('the layout of a review sheet marks the first day, the days of stamps and weekends', () => {
  expect(layout.days.filter(({ isFirst }) => isFirst).map(({ day }) => day)).toEqual(['2026-09-28'])
  expect(layout.days.filter(({ isStamped }) => isStamped).map(({ day }) => day)).toEqual(['2026-09-29', '2026-10-05', '2026-10-06'])
  expect(layout.weekends.slice(0, 2).map(({ day }) => day)).toEqual(['2026-10-03', '2026-10-04'])
})
it('the layout of a review sheet has clocks that include both ends, use no more than the law allows, and end with the decision', () => {
  const day = percent(layout.dayLength)
  const [eligibility, certification, designation] = layout.clocks
  expect(eligibility?.start).toBe('0%')
  expect(percent(certification?.start) / day).toBeCloseTo(1, 1)
  expect(percent(eligibility?.usedLength) / day).toBeCloseTo(2, 1)
  for (const { usedLength, allowedLength } of layout.clocks) expect(percent(usedLength)).toBeLessThanOrEqual(percent(allowedLength))
  expect(layout.clocks.map(({ isDecision }) => isDecision)).toEqual([false, false, true])
  expect(designation?.dueLabel).toMatch(/^due Oct \d+$/)
})
