import { describe, expect, it } from 'vitest'
import { clearPieces, type Labeled } from './clearPieces'

const label: Labeled = { days: [[100, 180]], base: 0.5, top: 1.5 }

describe('a line that goes down through slabs', () => {
  it('is whole where it meets no label', () => {
    expect(clearPieces(181, 3, [label])).toEqual([[0, 3]])
    expect(clearPieces(99, 3, [label])).toEqual([[0, 3]])
  })
  it('leaves out the slab whose label it would cross', () => {
    expect(clearPieces(150, 3, [label])).toEqual([
      [0, 0.5],
      [1.5, 3],
    ])
  })
  it('begins on the ground where the lowest slab has the label, and may be gone altogether', () => {
    expect(clearPieces(150, 1.5, [{ ...label, base: 0 }])).toEqual([])
    expect(
      clearPieces(150, 3, [
        { ...label, base: 0 },
        { ...label, base: 1.5, top: 2 },
      ]),
    ).toEqual([[2, 3]])
  })
  it('is not kept from what lies above it', () => expect(clearPieces(150, 0.3, [label])).toEqual([[0, 0.3]]))
})
