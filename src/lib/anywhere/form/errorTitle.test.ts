import { expect, it } from 'vitest'
import { isErrorTitle, withErrorMark } from './errorTitle'

it('the title of a form with errors marks a title once, and takes the mark away again', () => {
  const marked = withErrorMark('A page', true)
  expect([marked, isErrorTitle(marked), isErrorTitle('A page')]).toEqual(['Error: A page', true, false])
  expect(withErrorMark(marked, true)).toBe(marked)
  expect([withErrorMark(marked, false), withErrorMark('A page', false)]).toEqual(['A page', 'A page'])
})
