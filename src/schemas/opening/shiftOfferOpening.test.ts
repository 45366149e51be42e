import { expect, it } from 'vitest'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import { canTakeShift } from '#src/models/shiftOffer/shiftFilters.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { shiftOfferOpeningSchema } from './shiftOfferOpening.ts'

const problemsOf = (change: object) => findProblems(shiftOfferOpeningSchema, { ...TEST_OPENINGS['shift-offer'], ...change })

it('the schema of a shift offer takes as many who say yes as there are open shifts', () => expect(problemsOf({})).toEqual([]))
it('the schema of a shift offer refuses one more, who would hear that the shift is filled', () =>
  expect(problemsOf({ open: 2 })).toEqual([expect.stringMatching(/^yes: More people said yes than there are open shifts/)]))
it('the schema of a shift offer refuses somebody who could not come, and says who could', () => {
  const roster = createPlacedRoster()
  const unable = 1 + roster.findIndex((person) => !canTakeShift(person))
  const able = 1 + roster.findIndex(canTakeShift)
  const [first, second] = TEST_OPENINGS['shift-offer'].yes
  const problems = problemsOf({ yes: [first, { ...second, person: unable }] })
  expect(problems).toEqual([expect.stringMatching(/^yes\.1\.person: T\. Brandt could not take the shift\. Choose one of \d/)])
  const choices = problems[0]?.split('Choose one of ')[1]?.match(/\d+/g)?.map(Number)
  expect([choices?.includes(able), choices?.includes(unable)]).toEqual([true, false])
})
