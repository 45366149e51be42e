import { expect, it } from 'vitest'
import { INDUSTRY_SLUGS } from '#src/specification/specifiedLists.ts'
import { DARK_STATIONS } from './darkStations.ts'

it('each specified industry has a drawn workplace of its own', () => {
  const industries = Object.values(DARK_STATIONS).map((station) => station.industry)
  expect(new Set(industries).size).toBe(industries.length)
  expect(industries).toEqual(expect.arrayContaining([...INDUSTRY_SLUGS]))
})

it.each(Object.entries(DARK_STATIONS).filter(([, { numbers }]) => numbers.length > 0))(
  'the stations of %s have numbers of their own, and the dark one is the one that is drawn empty',
  (workplace, { dark, numbers }) => {
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers[dark]).toBe({ dock: '14', buses: '12' }[workplace])
  },
)
