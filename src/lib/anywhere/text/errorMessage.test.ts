import { expect, it } from 'vitest'
import { errorMessageOf } from './errorMessage.ts'

it.each([
  [new TypeError('No such file.'), 'No such file.'],
  ['a text', 'a text'],
  [null, 'null'],
])('what was thrown is told in its own words: %o', (thrown, message) => expect(errorMessageOf(thrown)).toBe(message))
