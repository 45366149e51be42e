import { expect, it } from 'vitest'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { requireWords } from './buildManifest.ts'

const REFUSED = /^The built site lacks words of the demo form, .* Run: npm run build$/

it('a build has the words of the form', () => expect(requireWords({ requestWords: TEST_WORDS })).toBe(TEST_WORDS))
it('a build without words, or without one kind of them, is refused', () => {
  expect(() => requireWords({})).toThrow(REFUSED)
  expect(() => requireWords({ requestWords: { errors: TEST_WORDS.errors } })).toThrow(REFUSED)
  expect(() => requireWords({ requestWords: { answers: TEST_WORDS.answers } })).toThrow(REFUSED)
})
it.each(Object.keys(TEST_WORDS.errors))('a build that does not say %s of a field is refused', (name) => {
  const errors = { ...TEST_WORDS.errors, [name]: undefined as unknown as string }
  expect(() => requireWords({ requestWords: { ...TEST_WORDS, errors } })).toThrow(REFUSED)
})
it.each(Object.keys(TEST_WORDS.answers))('a build that does not answer %s is refused', (name) => {
  const answers = { ...TEST_WORDS.answers, [name]: undefined as unknown as string }
  expect(() => requireWords({ requestWords: { ...TEST_WORDS, answers } })).toThrow(REFUSED)
})
