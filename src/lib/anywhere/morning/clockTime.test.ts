import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockOf, minuteOf } from './clockTime'

it.each([
  ['00:00', 0],
  ['05:42', 342],
  ['23:59', 1439],
])('%s is minute %i', (time, minute) => {
  expect(minuteOf(time)).toBe(minute)
  expect(clockOf(minute)).toBe(time)
})
it('goes there and back for every minute of a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(minuteOf(clockOf(minute))).toBe(minute)
    }),
  )
})
