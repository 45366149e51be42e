import { expect, it } from 'vitest'
import { pointsGroups, writePointsLawSummary } from './pointsLaw.ts'
import type { StateRule } from './stateRules.ts'

/** @returns a place that says nothing of reasons and proof, with its rule on points and what else is given */
const stateRule = (code: string, name: string, points: StateRule['points'], more: Partial<StateRule> = {}): StateRule => ({
  ...{ code, name, points, law: 'Labor Code 1', anyReason: false, reason: null, proof: null },
  ...more,
})

it('the chart of places has each place once, in a group by what its law says and who says so, those without a known bar quietly', () => {
  const groups = pointsGroups([
    stateRule('OR', 'Oregon', 'notVerified'),
    stateRule('AZ', 'Arizona', 'barred', { pointsPer: 'a union’s page' }),
    stateRule('WA', 'Washington', 'barred'),
    stateRule('SEA', 'Seattle', 'barred', { city: true }),
    stateRule('CA', 'California', 'barredEarlier', { amendedIn: 2024 }),
    stateRule('LA', 'Louisiana', 'retaliation'),
    stateRule('TX', 'Texas', 'noneFound'),
  ])
  expect(groups.map(({ places, isQuiet }) => [places.map(({ code }) => code).join(), isQuiet])).toEqual([
    ['WA,SEA', false],
    ['AZ', false],
    ['CA', true],
    ['LA', true],
    ['TX', true],
    ['OR', true],
  ])
  expect(groups[1]).toMatchObject({ label: expect.stringContaining('secondary source'), places: [{ name: 'Arizona' }] })
})
it('the chart of places has no group that nothing is in', () => expect(pointsGroups([])).toEqual([]))

const PLACES = [
  stateRule('SEA', 'Seattle', 'barred', { city: true }),
  stateRule('ME', 'Maine', 'barred', { pointsScope: 'as retaliation' }),
  stateRule('AK', 'Alaska', 'barred'),
  stateRule('DC', 'District of Columbia', 'barred', { pointsPer: 'a union’s page' }),
  stateRule('CA', 'California', 'barredEarlier', { amendedIn: 2024 }),
  stateRule('LA', 'Louisiana', 'retaliation'),
  stateRule('TX', 'Texas', 'noneFound'),
  stateRule('OR', 'Oregon', 'notVerified'),
]
const CAUTION =
  'Until counsel has read the current text, treat points as barred in all the places named here; any other place was not checked.'

it('the summary of places that bar points names each once, states first, by who says so, how far and how surely', () =>
  expect(writePointsLawSummary({ places: PLACES, unread: ['Philadelphia'] })).toBe(
    [
      'The laws of Maine (as retaliation) and Alaska, and of Seattle, bar points or discipline for using the leave that they give.',
      'Secondary sources say the same of the District of Columbia.',
      'California did so in a text that was amended in 2024: read the amended one.',
      'Louisiana bars retaliation for use, without a sentence on points that we saw.',
      'Not verified, or no clause found: Oregon, Texas and Philadelphia.',
      CAUTION,
    ].join(' '),
  ))
it('the summary of places that bar points has no sentence that names no place', () => {
  const alone = (code: string) => writePointsLawSummary({ places: PLACES.filter((place) => place.code === code), unread: [] })
  expect(alone('AK')).toBe(`The laws of Alaska bar points or discipline for using the leave that they give. ${CAUTION}`)
  expect(alone('SEA')).toBe(`The laws of Seattle bar points or discipline for using the leave that they give. ${CAUTION}`)
  expect(writePointsLawSummary({ places: [], unread: [] })).toBe(CAUTION)
})
