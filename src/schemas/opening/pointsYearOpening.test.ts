import { expect, it } from 'vitest'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { pointsYearOpeningSchema } from './pointsYearOpening.ts'

/** @returns the problems of a year whose first event is on another day */
function problemsWith(day: string): string[] {
  const opening = TEST_OPENINGS['points-year']
  const [first, ...others] = opening.events
  return findProblems(pointsYearOpeningSchema, { ...opening, events: [{ ...first, day }, ...others] })
}

it.each(['2025-01-01', '2025-12-31', '2024-01-02'])(
  'the schema of a year of points takes an event of %s, whose point counts in 2025',
  (day) => expect(problemsWith(day)).toEqual([]),
)
it.each([
  ['2026-01-01', /^events\.0\.day: This day is after 2025\./],
  ['2024-01-01', /^events\.0\.day: Its point has expired before 2025 begins\./],
  ['2025-04-09', /^events\.2\.day: Two events on one day/],
])('the schema of a year of points refuses an event of %s', (day, problem) =>
  expect(problemsWith(day)).toEqual([expect.stringMatching(problem)]),
)
it('the events of a year of points are known by their days', () =>
  expect(pointsYearOpeningSchema.parse(TEST_OPENINGS['points-year']).events.map(({ id, day }) => id === day)).not.toContain(false))
