import { expect, it } from 'vitest'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import type { CallOff } from '../morningStory.ts'
import { createCallOffRecord, findQuestion } from './callOffRecord.ts'

const callOff: CallOff = {
  station: 'filler',
  minute: 300,
  channel: 'Text',
  lang: 'en',
  text: 'My car broke down',
  reason: 'transportation',
  answer: null,
  back: 'unknown',
  protection: 'pending',
  isByVisitor: true,
}

it('the playable morning’s record of a call-off asks the fixed question of a visitor whose reason HR may read on a list, and until it is answered', () => {
  expect(findQuestion(callOff, EXAMPLE_RULES)).toBe('open')
  expect(findQuestion({ ...callOff, answer: 'no' }, EXAMPLE_RULES)).toBe('answered')
})
it('the playable morning’s record of a call-off asks nothing where HR opens every report of the reason, and nothing of anybody but the visitor', () => {
  expect(findQuestion({ ...callOff, reason: 'illness' }, EXAMPLE_RULES)).toBeNull()
  expect(findQuestion({ ...callOff, isByVisitor: false }, EXAMPLE_RULES)).toBeNull()
})
it('the playable morning’s record of a call-off names the nearest step above what it may cost, in whatever order the steps are written', () => {
  const { policy } = EXAMPLE_RULES
  const nextIn = (pointLadder: typeof policy.pointLadder) => {
    const station = { id: 'filler', role: 'Filler', person: 'B.', number: '1', history: [] }
    return createCallOffRecord(testMorning.story, callOff, station, { ...EXAMPLE_RULES, policy: { ...policy, pointLadder } }).points.next
      ?.id
  }
  expect([nextIn(policy.pointLadder), nextIn(policy.pointLadder.toReversed())]).toEqual(['verbal', 'verbal'])
})
