import { expect, it } from 'vitest'
import { countStaffedDoors, timeLeft } from './waves.ts'

it.each([
  ['21:18', '22:40', '1 h 22 min'],
  ['21:18', '21:18', '0 min'],
  ['21:18', '23:18', '2 h'],
  ['23:30', '00:50', '1 h 20 min'],
  ['22:00', '22:40', '40 min'],
])('before a wave’s cutoff, from %s to %s there is %s', (now, cutoff, left) => expect(timeLeft(now, cutoff)).toBe(left))
it('the exhibit of waves counts doors with somebody at them, whoever it was meant to be', () =>
  expect(
    countStaffedDoors([
      { number: '12', status: 'staffed' },
      { number: '13', status: 'open' },
      { number: '14', status: 'covered' },
    ]),
  ).toBe(2))
