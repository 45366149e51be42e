import { expect, it } from 'vitest'
import { timeTicks } from './MomentsChart.tsx'

it('the scale of a chart of moments marks round times, few enough to be read', () => {
  expect(timeTicks(5 * 60 + 10, 9 * 60)).toEqual([330, 360, 390, 420, 450, 480, 510, 540])
  expect(timeTicks(360, 433)).toEqual([360, 370, 380, 390, 400, 410, 420, 430])
})
