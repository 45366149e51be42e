import { expect, it } from 'vitest'
import { callEach } from './callEach.ts'

it('each function of a table is called with the same inputs, and its result has its key', () => {
  const areas = { square: (side: number) => side * side, words: (side: number) => `${side} by ${side}` }
  expect(callEach(areas, 3)).toEqual({ square: 9, words: '3 by 3' })
})
