import { expect, it } from 'vitest'
import { numbersAsDigits } from './numbersAsDigits.ts'

it.each([
  ['Picture one policy and seven sites. Two are closed.', 'Picture 1 policy and 7 sites. 2 are closed.'],
  [
    'Three and a half times as much, an hour and a half of leave, and an hour more.',
    '3.5 times as much, 1.5 hours of leave, and an hour more.',
  ],
  ['Someone attends the tenth.', 'Someone attends the tenth.'],
])('small numbers become figures: %s', (words, figures) => expect(numbersAsDigits(words)).toBe(figures))
