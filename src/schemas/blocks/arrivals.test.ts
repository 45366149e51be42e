import { expect, it } from 'vitest'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { arrivalsSchema } from './arrivals.ts'

const { items } = TEST_BLOCKS.arrivals
/** @returns the problems of four messages, the last of which asks for a key */
const problemsOf = (change: { describe?: string; pressed?: number }) => {
  const { pressed = 1, ...rest } = change
  const asked = { ...items[3], ...rest, arrives: { ...items[3]?.arrives, pressed } }
  return findProblems(arrivalsSchema, { sample: true, items: [...items.slice(0, 3), asked] })
}

it('a question on a phone is answered with one of its four keys', () => {
  for (const pressed of [1, 4]) expect(problemsOf({ pressed })).toEqual([])
  expect(problemsOf({ pressed: 0 })).toEqual([expect.stringMatching(/^items\.3\.arrives\.pressed: /)])
  expect(problemsOf({ pressed: 5 })).toEqual(['items.3.arrives.pressed: There are four keys.'])
})
it('a question on a phone may be described by the numbers of its keys, and by no others', () => {
  expect(problemsOf({ describe: 'A question with four keys, of which 1, 2, 3 and 4 can be pressed.' })).toEqual([])
  expect(problemsOf({ describe: 'A question with six keys, of which 1 and 2 can be pressed.' })).toEqual([
    expect.stringMatching(/^items\.3\.describe: The picture does not show six\./),
  ])
})
