import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockAfter, clockHands, clockOf, formatDuration, minuteOf, minutesAfter } from './clockTime.ts'

it.each([
  ['00:00', 0],
  ['05:42', 342],
  ['23:59', 1439],
])('the clock %s is minute %i of its day', (time, minute) => {
  expect(minuteOf(time)).toBe(minute)
  expect(clockOf(minute)).toBe(time)
})
it.each(['soon', '5:31', '24:00', '05:60', '05:311', '05:31 live', 'Live 05:31'])('a clock refuses "%s"', (clock) =>
  expect(() => minuteOf(clock)).toThrow(/05:31/),
)
it('formatting and parsing a clock time are inverse for every minute of a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(minuteOf(clockOf(minute))).toBe(minute)
    }),
  )
})
it.each([
  ['22:00', '22:00', 0],
  ['22:00', '23:30', 90],
  ['22:00', '04:52', 6 * 60 + 52],
])('the time from %s to %s runs past midnight', (start, clock, minutes) => expect(minutesAfter(start, clock)).toBe(minutes))
it.each([
  ['05:42', 0, '05:42'],
  ['05:42', 78, '07:00'],
  ['23:50', 15, '00:05'],
  ['00:30', -60, '23:30'],
  ['06:00', 2 * 1440 + 1, '06:01'],
  ['06:00', -2 * 1440, '06:00'],
])('the clock %s shows after %i minutes %s', (clock, minutes, later) => expect(clockAfter(clock, minutes)).toBe(later))
it.each([
  [0, '0 min'],
  [48, '48 min'],
  [120, '2 h'],
  [139, '2 h 19 min'],
])('a time of %i minutes reads as %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text))

it.each([
  ['03:00', { hour: 90, minute: 0 }],
  ['07:40', { hour: 230, minute: 240 }],
  ['12:30', { hour: 15, minute: 180 }],
  ['23:15', { hour: 337.5, minute: 90 }],
])('a wall clock’s hands are turned to %s', (clock, hands) => expect(clockHands(clock)).toEqual(hands))
