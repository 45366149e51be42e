import { expect, it } from 'vitest'
import { splitNoBreak } from './noBreak.ts'

it('the list of words that stay on one line finds the words, in any case and number', () => {
  expect(splitNoBreak('No-fault, and two no-call/no-shows')).toEqual(['', 'No-fault,', ' and two ', 'no-call/no-shows', ''])
  expect(splitNoBreak('a pilot of 50–200 employees')).toEqual(['a pilot of ', '50–200', ' employees'])
  expect(splitNoBreak('an HRIS add-on')).toEqual(['an HRIS ', 'add-on', ''])
  expect(splitNoBreak('a no-show')).toEqual(['a no-show'])
})
