import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardSpan } from './cardSpan.ts'

const list = fc.record({ total: fc.integer({ min: 1, max: 40 }), pageSize: fc.integer({ min: 4, max: 12 }), hasLarge: fc.boolean() })

it('the grid of articles’ cards leaves no hole in the last row of any page, in two columns and in three', () => {
  fc.assert(
    fc.property(list, ({ total, pageSize, hasLarge }) => {
      for (let first = 0; first < total; first += pageSize) {
        const indexes = Array.from({ length: Math.min(pageSize, total - first) }, (_, place) => first + place)
        const spans = indexes.map((index) => cardSpan(index, total, { pageSize, hasLarge }))
        expect(spans.reduce((sum, { ofTwo }) => sum + ofTwo, 0) % 2).toBe(0)
        expect(spans.reduce((sum, { ofSix }) => sum + ofSix, 0) % 6).toBe(0)
      }
    }),
  )
})
it('the grid of articles’ cards widens the large card and those of an unfinished row alone, and leaves none of many alone in a row of three', () => {
  const spans = Array.from({ length: 8 }, (_, index) => cardSpan(index, 8, { pageSize: 12, hasLarge: true }))
  expect(spans.map(({ ofSix }) => ofSix)).toEqual([6, 2, 2, 2, 3, 3, 3, 3])
  expect(spans.map(({ ofTwo }) => ofTwo)).toEqual([2, 1, 1, 1, 1, 1, 1, 2])
  expect([0, 1, 2, 3].map((index) => cardSpan(index, 4).ofSix)).toEqual([3, 3, 3, 3])
  expect([0, 1, 2, 3, 4].map((index) => cardSpan(index, 5).ofSix)).toEqual([2, 2, 2, 3, 3])
  expect(cardSpan(0, 1).ofSix).toBe(6)
})
it('the grid of articles’ cards gives the only card beside a large one a row of its own, as the large one has', () => {
  expect(cardSpan(1, 2, { hasLarge: true })).toEqual({ ofTwo: 2, ofSix: 6 })
  expect([1, 2].map((index) => cardSpan(index, 3, { hasLarge: true }).ofSix)).toEqual([3, 3])
})
