import { expect, it } from 'vitest'
import { clockHands } from './clockHands.ts'

it.each([
  ['03:00', { hour: 90, minute: 0 }],
  ['07:40', { hour: 230, minute: 240 }],
  ['12:30', { hour: 15, minute: 180 }],
  ['23:15', { hour: 337.5, minute: 90 }],
])('a wall clock’s hands are turned to %s', (clock, hands) => expect(clockHands(clock)).toEqual(hands))
