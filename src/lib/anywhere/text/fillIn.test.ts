import { expect, it } from 'vitest'
import { fillIn, placeholdersOf, splitAtPlaceholders } from './fillIn.ts'

it('fillIn replaces each placeholder with its value, each time it occurs', () => {
  expect(fillIn('{time}: {role} is open, since {time}', { time: '05:42', role: 'CNC 2' })).toBe('05:42: CNC 2 is open, since 05:42')
  expect(fillIn('{now} of {most}', { now: 0, most: 10 })).toBe('0 of 10')
})
it('fillIn keeps placeholders without a value, and braces around anything else', () => {
  expect(fillIn('{who} {policy:points} {}', { time: '05:42' })).toBe('{who} {policy:points} {}')
})
it('fillIn inserts a value unchanged', () => {
  expect(fillIn('{a}{b}', { a: '{b}$&', b: 1 })).toBe('{b}$&1')
})
it('the filling in of a text names the placeholders of a text', () =>
  expect(placeholdersOf('{time}, {covered} of {all}: {policy:x}')).toEqual(['time', 'covered', 'all']))
it('the cutting of a text at its placeholders keeps all of it, and takes nothing else for a placeholder', () => {
  const text = '{time}: ask {help}. (help) is {policy:x}'
  const parts = splitAtPlaceholders(text)
  expect(parts.map(({ words }) => words).join('')).toBe(text)
  expect(parts.flatMap(({ placeholder }) => placeholder ?? [])).toEqual(['time', 'help'])
})
