import { expect, it } from 'vitest'
import { findTagPlace } from './nameTags'

const picture = { width: 1280, top: 0 }
const hand = { x: 600, y: 120 }
const tag = 'T. Brandt 16:04'

it('a name tag in the crowd stands above the hand where nobody is behind it', () => {
  expect(findTagPlace(hand, tag, [{ x: 200, y: 100, reach: 12 }], picture)).toEqual({ aside: 0, rise: 0 })
})
it('a name tag in the crowd steps aside from a head, to the side on which there is none', () => {
  const left = { x: 560, y: 102, reach: 12 }
  expect(findTagPlace(hand, tag, [left], picture).aside).toBeGreaterThan(0)
  expect(findTagPlace(hand, tag, [{ ...left, x: 640 }], picture).aside).toBeLessThan(0)
})
it('a name tag in the crowd rises above heads on both sides', () => {
  const heads = [560, 640].map((x) => ({ x, y: 102, reach: 12 }))
  expect(findTagPlace(hand, tag, heads, picture).rise).toBeGreaterThan(0)
})
it('a name tag in the crowd stays inside the picture', () => {
  expect(findTagPlace({ x: 20, y: 120 }, tag, [], picture).aside).toBeGreaterThan(0)
  expect(findTagPlace({ x: 1260, y: 120 }, tag, [], picture).aside).toBeLessThan(0)
  // It would rise above these heads if there were room.
  const heads = [560, 640].map((x) => ({ x, y: 16, reach: 12 }))
  expect(findTagPlace({ x: 600, y: 34 }, tag, heads, { ...picture, top: -100 }).rise).toBeGreaterThan(0)
  expect(findTagPlace({ x: 600, y: 34 }, tag, heads, picture).rise).toBe(0)
})
it('a name tag in the crowd covers no head in a small picture either, in which it is as large', () => {
  const beyond = { x: 670, y: 102, reach: 4 }
  expect(findTagPlace(hand, tag, [beyond], picture).aside).toBeLessThan(0)
  expect(findTagPlace(hand, tag, [{ ...beyond, x: 690 }], picture).aside).toBe(0)
})
