import { expect, it } from 'vitest'
import { unbrokenParts } from './unbroken.ts'

it('the list of words that stay on one line finds the words, in any case and number', () => {
  expect(unbrokenParts('No-fault, and two no-call/no-shows')).toEqual(['', 'No-fault,', ' and two ', 'no-call/no-shows', ''])
  expect(unbrokenParts('a pilot of 50–200 employees')).toEqual(['a pilot of ', '50–200', ' employees'])
  expect(unbrokenParts('an HRIS add-on')).toEqual(['an HRIS ', 'add-on', ''])
  expect(unbrokenParts('a no-show')).toEqual(['a no-show'])
})
