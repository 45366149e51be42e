import { expect, it } from 'vitest'
import { findStatedCount } from './numberWords.ts'

it.each([
  ['Four of the six have worked on the floor.', 6, 'six'],
  ['Six people.', 6, 'Six'],
  ['All 14 of them.', 14, '14'],
  ['They are 24.', 24, '24'],
  ['Most have worked on the floor.', 6, undefined],
  ['A sixth of them, and sixty others.', 6, undefined],
  ['All 140 of them.', 14, undefined],
  ['At work 24/7.', 24, undefined],
  ['From 10:40 on, in 5.10 minutes, for $10, at 10%.', 10, undefined],
  ['Most have worked at one end of a call-off, and 1 at both.', 1, undefined],
  ['Two answer.', 2, 'Two'],
])('the count that “%s” states of %i is: %s', (text, count, stated) => expect(findStatedCount(text, count)).toBe(stated))
