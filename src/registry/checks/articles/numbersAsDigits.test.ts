import { expect, it } from 'vitest'
import { numbersAsDigits } from './numbersAsDigits.ts'

it.each([
  ['Picture one policy and seven sites. Two are closed.', 'Picture 1 policy and 7 sites. 2 are closed.'],
  [
    'Three and a half times as much, an hour and a half of leave, and an hour more.',
    '3.5 times as much, 1.5 hours of leave, and an hour more.',
  ],
  ['Forty-five calls, nineteen of them in a six-month plan', '45 calls, 19 of them in a 6-month plan'],
])('numbers in letters become figures: %s', (words, figures) => expect(numbersAsDigits(words)).toBe(figures))
it.each(['Someone attends the tenth.', 'The twenty-first call', 'The forty-sixth call', 'One hundred and twenty calls of twenty thousand'])(
  'ordinals and larger numbers stay in letters: %s',
  (words) => expect(numbersAsDigits(words)).toBe(words),
)
