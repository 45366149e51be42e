import { expect, it } from 'vitest'
import { crewPlaces } from './crewPlaces.ts'

it('a drawn crew lights those who may step in, and leaves the others in the dark', () =>
  expect(crewPlaces({ people: 4, able: 1 })).toEqual(['able', 'other', 'other', 'other']))
it('a drawn crew lights all who are there where nothing is said, and has those who are missing last', () =>
  expect(crewPlaces({ people: 3, missing: 1 })).toEqual(['able', 'able', 'missing']))
it('a drawn crew keeps the three apart', () => expect(crewPlaces({ people: 3, able: 1, missing: 1 })).toEqual(['able', 'other', 'missing']))
