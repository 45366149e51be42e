import { expect, it } from 'vitest'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { repliesSchema } from './replies.ts'

const problemsOf = (change: object) => findProblems(repliesSchema, { ...TEST_BLOCKS.replies, ...change })
const { have, cannot } = TEST_BLOCKS.replies
const answered = [...have, ...cannot].reduce((sum, count) => sum + count)

it('a message may be answered by everyone it was sent to', () => expect(problemsOf({ sent: answered })).toEqual([]))
it('a message has no more answers than people it was sent to', () =>
  expect(problemsOf({ sent: answered - 1 })).toEqual(['have: More people answered than it was sent to.']))
it('a message has both answers for each minute', () =>
  expect(problemsOf({ cannot: cannot.slice(1) })).toEqual(['have: “have” and “cannot” have not the same number of minutes.']))
