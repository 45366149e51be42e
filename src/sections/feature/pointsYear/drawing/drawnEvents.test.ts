import { describe, expect, it } from 'vitest'
import { type SlabLabel, unlabeledPieces } from './drawnEvents.ts'

const label: SlabLabel = { days: [[100, 180]], base: 0.5, top: 1.5 }

describe('a line that goes down through slabs', () => {
  it('is whole where it meets no label', () => {
    expect(unlabeledPieces(180, 3, [label])).toEqual([[0, 3]])
    expect(unlabeledPieces(100, 3, [label])).toEqual([[0, 3]])
  })
  it('leaves out the slab whose label it would cross', () => {
    expect(unlabeledPieces(150, 3, [label])).toEqual([
      [0, 0.5],
      [1.5, 3],
    ])
  })
  it('leaves it out on any of the days that its label covers, and nowhere between them', () => {
    const parted: SlabLabel = { ...label, days: [...label.days, [240, 300]] }
    const pieces = (dayIndex: number) => unlabeledPieces(dayIndex, 3, [parted]).length
    expect([150, 200, 270].map(pieces)).toEqual([2, 1, 2])
  })
  it('begins on the ground where the lowest slab has the label, and may be gone altogether', () => {
    expect(unlabeledPieces(150, 1.5, [{ ...label, base: 0 }])).toEqual([])
    const slabs = [
      { ...label, base: 0 },
      { ...label, base: 1.5, top: 2 },
    ]
    for (const inAnyOrder of [slabs, slabs.toReversed()]) expect(unlabeledPieces(150, 3, inAnyOrder)).toEqual([[2, 3]])
  })
  it('is not kept from what lies above it', () => expect(unlabeledPieces(150, 0.3, [label])).toEqual([[0, 0.3]]))
})
