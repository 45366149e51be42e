import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepAt, walkthroughStart } from './playerSteps.ts'

const counts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })

describe('a position on the scrubber', () => {
  it('goes from the last step of a walk-through to the first of the next', () => {
    expect([2, 3, 4].map((position) => stepAt(position, [3, 2, 4]))).toEqual([
      { walkthrough: 0, step: 2 },
      { walkthrough: 1, step: 0 },
      { walkthrough: 1, step: 1 },
    ])
  })
  it('stays within the ends', () => {
    expect(stepAt(-1, [3, 2])).toEqual({ walkthrough: 0, step: 0 })
    expect(stepAt(5, [3, 2])).toEqual({ walkthrough: 1, step: 1 })
    expect(stepAt(9, [3, 2, 4])).toEqual({ walkthrough: 2, step: 3 })
  })
  it('leads back to where it came from', () => {
    fc.assert(
      fc.property(counts, fc.nat(60), (all, some) => {
        const position = some % walkthroughStart(all.length, all)
        const { walkthrough, step } = stepAt(position, all)
        expect(step).toBeLessThan(all[walkthrough] ?? 0)
        expect(walkthroughStart(walkthrough, all) + step).toBe(position)
      }),
    )
  })
})
