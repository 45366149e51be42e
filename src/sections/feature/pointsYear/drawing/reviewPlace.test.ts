import { describe, expect, it } from 'vitest'
import type { PointLevel } from '#src/models/pointsYear/pointsYear.ts'
import { createPointsYearScale } from './pointsYearScale.ts'
import { placeReview } from './reviewPlace.ts'

const scale = createPointsYearScale(365, 10)
const flatLevels = (points: number): PointLevel[] => [{ from: 0, to: 365, points }]

describe('the note on a report that waits for HR', () => {
  it('stands around its day, and beside it near an end of the year', () => {
    const shareAt = (dayIndex: number) => placeReview(dayIndex, flatLevels(0), scale).share
    expect([0, 72, 180, 365].map(shareAt)).toEqual([0, 0.5, 0.5, 1])
  })
  it('stands above the slabs that it would cover, and its line ends on those of its own day', () => {
    const levels = [
      { from: 0, to: 200, points: 1 },
      { from: 200, to: 365, points: 3 },
    ]
    const far = placeReview(100, levels, scale)
    expect(far.base).toBeCloseTo(1.7)
    expect(far.level).toBe(1)
    const near = placeReview(180, levels, scale)
    expect(near.base).toBeCloseTo(3.7)
    expect(near.level).toBe(1)
  })
  it('stands before its day if later slabs leave no space, and over the slabs if no side does', () => {
    const risingLevels = [
      { from: 0, to: 230, points: 1 },
      { from: 230, to: 365, points: 10 },
    ]
    const beside = placeReview(225, risingLevels, scale)
    expect(beside.share).toBe(1)
    expect(beside.base).toBeCloseTo(1.7)
    const over = placeReview(180, flatLevels(5.6), scale)
    expect(over.base).toBeCloseTo(4.4)
    expect(over.level).toBe(over.base)
  })
  it('keeps more distance where the drawing is reduced', () => {
    const levels = [
      { from: 0, to: 50, points: 7 },
      { from: 50, to: 365, points: 1 },
    ]
    expect(placeReview(300, levels, scale).base).toBeCloseTo(2.3)
  })
})
