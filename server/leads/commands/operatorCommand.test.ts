import { expect, it } from 'vitest'
import { readWholeNumber } from './operatorCommand.ts'

it.each(['1', '50', '99999999'])('a number of an operator’s command may be %s', (text) =>
  expect(readWholeNumber(text, '--most')).toBe(Number(text)),
)
it.each(['0', '-1', '1.5', '5x', 'x5', '123456789', ''])(
  'a number of an operator’s command cannot be "%s", and the error says which',
  (text) => expect(() => readWholeNumber(text, '--most')).toThrow(`--most must be a whole number from 1 to 99999999, but is "${text}".`),
)
