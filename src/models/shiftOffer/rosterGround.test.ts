import { describe, expect, it } from 'vitest'
import { ROSTER_SIZE } from './roster.ts'
import { countInFarthestRows, createHalfRows, headPosition, narrowArrangements, PERSON_PITCH, wideArrangements } from './rosterGround.ts'

/** Half of a drawn person's width, outline included, in units. */
const SHOULDERS = 8
const halves = createHalfRows()
const PICTURES = { 'across the page': [1280, 200, wideArrangements], 'on a phone': [360, 280, narrowArrangements] } as const

describe('the ground that the roster stands on', () => {
  it('has a place for everybody, in the roster’s order, and the same each time', () => {
    expect(halves.flatMap(({ first, places }) => places.map((_, index) => first + index))).toEqual(
      Array.from({ length: ROSTER_SIZE }, (_, index) => index),
    )
    expect(createHalfRows()).toEqual(halves)
  })
  it('has as many people in its farthest rows as stand before the next one', () => {
    expect([1, 2].map(countInFarthestRows)).toEqual([halves[2]?.first, halves[4]?.first])
    expect(countInFarthestRows(halves.length / 2)).toBe(ROSTER_SIZE)
  })
  it('puts nobody into somebody beside them', () => {
    for (const { places } of halves)
      for (const [index, { x }] of places.entries())
        expect(x - (places[index - 1]?.x ?? -PERSON_PITCH)).toBeGreaterThanOrEqual(2 * SHOULDERS)
  })
  it.each(Object.entries(PICTURES))('cuts nobody off at an edge, %s', (_, [width, depth, arrange]) => {
    const arrangements = arrange(width, depth)
    for (const [index, { places }] of halves.entries()) {
      const { x, scaleX } = arrangements[index] ?? { x: -width, scaleX: 1 }
      for (const place of places) {
        expect(x + (place.x - SHOULDERS) * scaleX).toBeGreaterThanOrEqual(0)
        expect(x + (place.x + SHOULDERS) * scaleX).toBeLessThanOrEqual(width)
      }
    }
  })
  it.each(Object.entries(PICTURES))('has nearer people lower and larger, %s', (_, [width, depth, arrange]) => {
    const arrangements = arrange(width, depth)
    for (const [index, { y, scaleY }] of arrangements.entries()) {
      const before = arrangements[index - 1]
      expect(y).toBeGreaterThanOrEqual(before?.y ?? 0)
      expect(scaleY).toBeGreaterThanOrEqual(before?.scaleY ?? 0)
    }
  })
  it('gives each row on a phone a size of its own', () => {
    const sizes = narrowArrangements(360, 280).map(({ scaleY }) => scaleY)
    expect(new Set(sizes).size).toBe(halves.length)
  })
  it.each(Object.entries(PICTURES))('begins with the first row and is as deep as asked for, %s', (_, [width, depth, arrange]) => {
    const rows = arrange(width, depth)
    expect(rows[0]?.y).toBeCloseTo(0)
    expect(rows.at(-1)?.y).toBeCloseTo(depth)
  })
  it('finds a head where the person stands, and nobody beyond the last', () => {
    const arrangements = wideArrangements(1000, 100)
    const head = headPosition(ROSTER_SIZE - 1, halves, arrangements)
    expect(head.x).toBeGreaterThan(950)
    expect(head.y).toBeGreaterThan(headPosition(0, halves, arrangements).y)
    expect(() => headPosition(ROSTER_SIZE, halves, arrangements)).toThrow(/Nobody/)
  })
})
