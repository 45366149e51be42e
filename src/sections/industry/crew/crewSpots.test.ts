import { expect, it } from 'vitest'
import { crewSpots } from './crewSpots.ts'

it('a drawn crew highlights the people who may step in, and nobody else', () =>
  expect(crewSpots({ people: 4, able: 1 })).toEqual(['able', 'other', 'other', 'other']))
it('a drawn crew lights everyone present by default, and lists missing people last', () =>
  expect(crewSpots({ people: 3, missing: 1 })).toEqual(['able', 'able', 'missing']))
it('a drawn crew can have all three statuses', () =>
  expect(crewSpots({ people: 3, able: 1, missing: 1 })).toEqual(['able', 'other', 'missing']))
