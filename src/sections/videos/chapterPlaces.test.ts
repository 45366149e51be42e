import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterPlace, chapterStart } from './chapterPlaces'

const counts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })

describe('a place on the scrubber', () => {
  it('goes from the last step of a chapter to the first of the next', () => {
    expect([2, 3, 4].map((position) => chapterPlace(position, [3, 2, 4]))).toEqual([
      { chapter: 0, step: 2 },
      { chapter: 1, step: 0 },
      { chapter: 1, step: 1 },
    ])
  })
  it('stays within the ends', () => {
    expect(chapterPlace(-1, [3, 2])).toEqual({ chapter: 0, step: 0 })
    expect(chapterPlace(5, [3, 2])).toEqual({ chapter: 1, step: 1 })
  })
  it('leads back to where it came from', () => {
    fc.assert(
      fc.property(counts, fc.nat(60), (all, some) => {
        const position = some % chapterStart(all.length, all)
        const { chapter, step } = chapterPlace(position, all)
        expect(step).toBeLessThan(all[chapter] ?? 0)
        expect(chapterStart(chapter, all) + step).toBe(position)
      }),
    )
  })
})
