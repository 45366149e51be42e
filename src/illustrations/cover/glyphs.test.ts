/** The covers' figures are true to scale. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesInTime } from './Moments'
import { TOWERS, towerTops } from './Towers'
import { windowGrid } from './Windows'

it('draws towers in proportion, from zero', () => {
  const heights = towerTops([3, 5, 8, 10]).map((top) => TOWERS.zero - top)
  expect(heights[3]).toBe(TOWERS.zero - TOWERS.highest)
  for (const [index, value] of [3, 5, 8, 10].entries()) expect((heights[index] ?? 0) / (heights[3] ?? 1)).toBeCloseTo(value / 10)
  expect(towerTops([0, 4])[0]).toBe(TOWERS.zero)
  expect(towerTops([0, 0])).toEqual([TOWERS.zero, TOWERS.zero])
})
it('has a window for each thing, and no row without one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const { columns, rows } = windowGrid(count)
      expect(columns * rows).toBeGreaterThanOrEqual(count)
      expect(columns * (rows - 1)).toBeLessThan(count)
    }),
  )
})
it('sets moments apart as far as they lie apart', () => {
  const [first = 0, second = 0, third = 0] = placesInTime(['05:00', '05:15', '06:00'])
  expect((second - first) / (third - first)).toBeCloseTo(0.25)
})
