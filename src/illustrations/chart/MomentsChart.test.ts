import { expect, it } from 'vitest'
import { timeTicks, withStart } from './MomentsChart.tsx'

it('the scale of a chart of moments marks round times, few enough to be read', () => {
  expect(timeTicks(5 * 60 + 10, 9 * 60)).toEqual([330, 360, 390, 420, 450, 480, 510, 540])
  expect(timeTicks(360, 433)).toEqual([360, 370, 380, 390, 400, 410, 420, 430])
})
it.each([
  [
    ['05:10', '06:20'],
    ['05:10', '06:00 start', '06:20'],
  ],
  [
    ['05:10', '06:00'],
    ['05:10', '06:00 start', '06:00'],
  ],
  [
    ['05:10', '05:20'],
    ['05:10', '05:20', '06:00 start'],
  ],
  [
    ['06:10', '06:20'],
    ['06:00 start', '06:10', '06:20'],
  ],
])('the start of the shift at 06:00 has its place among the moments %j', (times, rows) => {
  const moments = times.map((time) => ({ time, label: '' }))
  expect(withStart({ time: '06:00', label: 'start' }, moments).map(({ time, isStart }) => (isStart ? `${time} start` : time))).toEqual(rows)
})
