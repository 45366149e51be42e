/** The drawings of covers are true to scale. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spanEnds } from './ArcsCover.tsx'
import { TOWERS, towerTops } from './coverScale.ts'
import { crewOf } from './HeadsCover.tsx'
import { litWindows } from './LitCover.tsx'
import { placesInTime } from './MomentsCover.tsx'
import { slipLengths } from './ReceiptsCover.tsx'
import { firstWagons } from './TrainCover.tsx'
import { windowGrid } from './WindowsCover.tsx'

it('an article’s cover draws towers in proportion, from zero', () => {
  const heights = towerTops([3, 5, 8, 10]).map((top) => TOWERS.zero - top)
  expect(heights[3]).toBe(TOWERS.zero - TOWERS.highest)
  for (const [index, value] of [3, 5, 8, 10].entries()) expect((heights[index] ?? 0) / (heights[3] ?? 1)).toBeCloseTo(value / 10)
  expect(towerTops([0, 4])[0]).toBe(TOWERS.zero)
  expect(towerTops([0, 0])).toEqual([TOWERS.zero, TOWERS.zero])
})
it('an article’s cover has a window for each unit, and no empty row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const { columns, rows } = windowGrid(count)
      expect(columns * rows).toBeGreaterThanOrEqual(count)
      expect(columns * (rows - 1)).toBeLessThan(count)
    }),
  )
})
it('an article’s cover places moments in proportion to their times', () => {
  const [first = 0, second = 0, third = 0] = placesInTime(['05:00', '05:15', '06:00'])
  expect((second - first) / (third - first)).toBeCloseTo(0.25)
})
it('an article’s cover draws times and sums in proportion, from zero', () => {
  const [none = 0, half = 0, all = 0] = spanEnds([0, 15, 30])
  expect((half - none) / (all - none)).toBeCloseTo(0.5)
  const [short = 0, long = 0] = slipLengths([1680, 2016])
  expect(short / long).toBeCloseTo(1680 / 2016)
})
it('an article’s cover lights the right number of windows of a house', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 108 }), fc.nat(108), (of, some) => {
      const lit = Math.min(some, of)
      const windows = litWindows({ lit, of })
      expect(windows).toHaveLength(of)
      expect(windows.filter(Boolean)).toHaveLength(lit)
    }),
  )
})
it('an article’s cover has one head for each employee between two marks', () => {
  const heads = [...crewOf(0, 15), ...crewOf(15, 50)]
  expect(new Set(heads.map(({ row, column }) => `${row} ${column}`)).size).toBe(50)
})
it('an article’s cover places each part of a train behind the previous one', () => {
  expect(firstWagons([2, 3, 4, 3, 1])).toEqual([0, 2, 5, 9, 12])
})
