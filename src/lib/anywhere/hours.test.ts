import { expect, it } from 'vitest'
import { hourOf, minuteOf } from './hours'

it.each([
  ['00:00', 'night'],
  ['03:20 live', 'night'],
  ['03:59', 'night'],
  ['04:52', 'early'],
  ['05:05', 'first'],
  ['05:31 live', 'dawn'],
  ['08:24', 'day'],
  ['18:59', 'day'],
  ['21:18', 'evening'],
  ['23:59', 'night'],
])('at %s it is %s', (clock, hour) => expect(hourOf(clock)).toBe(hour))

it('counts minutes since midnight', () => expect(minuteOf('21:18 live')).toBe(21 * 60 + 18))
it.each(['soon', '5:31', '24:00', '05:60', '05:311'])('refuses "%s"', (clock) => expect(() => minuteOf(clock)).toThrow(/05:31/))
