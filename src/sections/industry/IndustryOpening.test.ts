import { expect, it } from 'vitest'
import { withTiedStarts } from './IndustryOpening.tsx'

/** Ties are shown as "_". */
const tied = (text: string) => withTiedStarts(text).replaceAll('\u00a0', '_')

it.each([
  ['The opener called off at 6:20. The doors open at nine.', 'The opener called off at 6:20. The_doors open at nine.'],
  ['The gap is closed before handoff, by your own people.', 'The gap is closed before handoff, by_your own people.'],
  ['The line starts at six. By four you know most of the gaps.', 'The line starts at six. By_four you know most of the gaps.'],
  ['What we aim for, and what we refund', 'What we aim for, and_what we refund'],
])('tying short starts ties what begins the second sentence or clause: %s', (text, expected) => expect(tied(text)).toBe(expected))

it('tying short starts leaves long words apart, which would not fit a phone beside each other', () => {
  expect(tied('It is late. The supervisor knows.')).toBe('It is late. The supervisor knows.')
  expect(tied('It is late. Someone says yes.')).toBe('It is late. Someone says yes.')
})
it('tying short starts leaves a text of one clause, and a question', () => {
  expect(tied('One record of every absence')).toBe('One record of every absence')
  expect(tied('Is it 6:20 or not?')).toBe('Is it 6:20 or not?')
})
it('tying short starts changes no letter', () =>
  expect(tied('A, in, it, on: up and so on.').replaceAll('_', ' ')).toBe('A, in, it, on: up and so on.'))
