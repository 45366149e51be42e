import { describe, expect, it } from 'vitest'
import { type SlabLabel, unlabeledPieces } from './unlabeledPieces'

const label: SlabLabel = { days: [[100, 180]], base: 0.5, top: 1.5 }

describe('a line that goes down through slabs', () => {
  it('is whole where it meets no label', () => {
    expect(unlabeledPieces(181, 3, [label])).toEqual([[0, 3]])
    expect(unlabeledPieces(99, 3, [label])).toEqual([[0, 3]])
  })
  it('leaves out the slab whose label it would cross', () => {
    expect(unlabeledPieces(150, 3, [label])).toEqual([
      [0, 0.5],
      [1.5, 3],
    ])
  })
  it('begins on the ground where the lowest slab has the label, and may be gone altogether', () => {
    expect(unlabeledPieces(150, 1.5, [{ ...label, base: 0 }])).toEqual([])
    expect(
      unlabeledPieces(150, 3, [
        { ...label, base: 0 },
        { ...label, base: 1.5, top: 2 },
      ]),
    ).toEqual([[2, 3]])
  })
  it('is not kept from what lies above it', () => expect(unlabeledPieces(150, 0.3, [label])).toEqual([[0, 0.3]]))
})
