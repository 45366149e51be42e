import { expect, it } from 'vitest'
import { createTimeAxis } from './timeAxis.ts'

const night = { from: '22:00', until: '06:00' }

it('an axis of hours runs across the whole drawing, past midnight', () => {
  const { duration, xOf, xOfMinute, widthOf } = createTimeAxis(night)
  expect(duration).toBe(480)
  expect(['22:00', '00:00', '06:00'].map(xOf)).toEqual(['0%', '25%', '100%'])
  expect([xOfMinute(120), widthOf(120)]).toEqual(['25%', '25%'])
})
it('an axis of hours between two ends begins at the first, and is as long as they are apart', () => {
  const { xOf, xOfMinute, widthOf } = createTimeAxis(night, { left: 0.1, right: 0.9 })
  expect(['22:00', '02:00', '06:00'].map(xOf)).toEqual(['10%', '50%', '90%'])
  expect([xOfMinute(240), widthOf(240)]).toEqual(['50%', '40%'])
})
