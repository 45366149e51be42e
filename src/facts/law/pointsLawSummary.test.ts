import { expect, it } from 'vitest'
import { writePointsLawSummary } from './pointsLawSummary.ts'
import { stateRule } from './stateRules.testing.ts'

const PLACES = [
  stateRule('SEA', 'Seattle', 'barred', { city: true }),
  stateRule('ME', 'Maine', 'barred', { pointsScope: 'as retaliation' }),
  stateRule('AK', 'Alaska', 'barred'),
  stateRule('DC', 'District of Columbia', 'barred', { pointsPer: 'a union’s page' }),
  stateRule('CA', 'California', 'barredEarlier'),
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
      'California did so in a text that was amended in 2025: read the amended one.',
      'Louisiana bar retaliation for use, without a sentence on points that we saw.',
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
