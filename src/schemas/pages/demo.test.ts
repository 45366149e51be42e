import { expect, it } from 'vitest'
import { site } from '#src/site/site.ts'
import { findProblems } from '../findProblems.testing.ts'
import { demoSchema } from './demo.ts'

const { failed, answers } = demoSchema.shape.form.shape
const { tooOften, notNow, fault } = answers.shape

it.each([
  ['the service is not reached', failed, 'Not sent.'],
  ['requests come too often', tooOften, 'Wait {seconds} seconds.'],
  ['nothing can be stored', notNow, 'Not now.'],
  ['the service fails', fault, 'It failed: {error}.'],
])('a visitor gets the phone number where %s', (_, field, written) => {
  expect(findProblems(field, `${written} Call ${site.phone}.`)).toEqual([])
  expect(findProblems(field, written)).toEqual([expect.stringContaining('{site:phone}')])
})
