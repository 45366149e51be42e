import { expect, it } from 'vitest'
import { isErrorTitle, titleOf } from './errorTitle'

it('the title of a form with errors marks a title once, and takes the mark away again', () => {
  const marked = titleOf('A page', true)
  expect([marked, isErrorTitle(marked), isErrorTitle('A page')]).toEqual(['Error: A page', true, false])
  expect(titleOf(marked, true)).toBe(marked)
  expect([titleOf(marked, false), titleOf('A page', false)]).toEqual(['A page', 'A page'])
})
