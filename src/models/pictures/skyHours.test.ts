import { expect, it } from 'vitest'
import { skyHourOf } from './skyHours.ts'

it.each([
  ['00:00', 'night'],
  ['03:20', 'night'],
  ['03:59', 'night'],
  ['04:00', 'early'],
  ['04:52', 'early'],
  ['05:05', 'first'],
  ['05:31', 'dawn'],
  ['06:59', 'dawn'],
  ['07:00', 'day'],
  ['08:24', 'day'],
  ['18:59', 'day'],
  ['21:18', 'evening'],
  ['23:59', 'night'],
])('the sky at %s is that of the %s', (clock, hour) => expect(skyHourOf(clock)).toBe(hour))
