import { expect, it } from 'vitest'
import { isErrorTitle, withErrorPrefix } from './formErrors.ts'

it('the title of a form with errors puts its prefix before a title once, and takes it away again', () => {
  const marked = withErrorPrefix('A page', true)
  expect([marked, isErrorTitle(marked), isErrorTitle('A page')]).toEqual(['Error: A page', true, false])
  expect(withErrorPrefix(marked, true)).toBe(marked)
  expect([withErrorPrefix(marked, false), withErrorPrefix('A page', false)]).toEqual(['A page', 'A page'])
})
