import { expect, it } from 'vitest'
import { pointsGroups } from './pointsGroups.ts'
import { stateRule } from './stateRules.testing.ts'

it('the chart of places has each place once, in a group by what its law says and who says so, those without a known bar quietly', () => {
  const groups = pointsGroups([
    stateRule('OR', 'Oregon', 'notVerified'),
    stateRule('AZ', 'Arizona', 'barred', { pointsPer: 'a union’s page' }),
    stateRule('WA', 'Washington', 'barred'),
    stateRule('SEA', 'Seattle', 'barred', { city: true }),
    stateRule('CA', 'California', 'barredEarlier'),
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
