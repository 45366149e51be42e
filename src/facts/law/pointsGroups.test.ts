import { expect, it } from 'vitest'
import { pointsGroups } from './pointsGroups.ts'
import { readStateRules } from './stateRules.ts'

const STATE_RULES = readStateRules().places

it('the chart of places has every place of the table, once', () => {
  const codes = pointsGroups().flatMap(({ places }) => places.map(({ code }) => code))
  expect(codes.toSorted()).toEqual(STATE_RULES.map(({ code }) => code).toSorted())
})
it('the chart of places puts a bar that nobody read into no group of its own words', () => {
  const [read, secondHand] = pointsGroups().map(({ places }) => places.map(({ code }) => code))
  expect(read).toContain('WA')
  expect(secondHand).toContain('AZ')
})
it('the chart of places has no group that nothing is in', () => expect(pointsGroups([])).toEqual([]))
it('the chart of places draws quietly what bars no points, and nothing else', () => {
  const barring = new Set(STATE_RULES.filter(({ points }) => points === 'barred').map(({ code }) => code))
  const quiet = pointsGroups().flatMap(({ places, isQuiet }) => places.map(({ code }) => [code, isQuiet]))
  expect(quiet).toEqual(quiet.map(([code]) => [code, !barring.has(String(code))]))
})
