import { expect, it } from 'vitest'
import { listSchoolStreets, requireSchool, routeMapHeight, routeY } from './routeMap.ts'

const schools = [
  { name: 'Lincoln', bell: '07:40' },
  { name: 'Adams', bell: '08:30' },
]
const routes = ['Adams', 'Adams', 'Lincoln', 'Lincoln', 'Lincoln', 'Adams'].map((school) => ({ school }))

it('the exhibit of bus routes gives each route a road of its own, and has space for words below the last', () => {
  expect([0, 1, 2, 3].map(routeY)).toEqual([92, 166, 240, 314])
  expect(routeMapHeight(4)).toBe(314 + 44)
})
it('the exhibit of bus routes puts a school in the middle of its routes, once, before a street that reaches all of them', () =>
  expect(listSchoolStreets(routes, schools)).toEqual([
    { name: 'Adams', bell: '08:30', top: 92, bottom: 462, y: 240 },
    { name: 'Lincoln', bell: '07:40', top: 240, bottom: 388, y: 314 },
  ]))
it('the exhibit of bus routes finds the school of a route, and refuses one that is not listed', () => {
  expect(requireSchool({ school: 'Adams' }, schools).bell).toBe('08:30')
  expect(() => requireSchool({ school: 'Monroe' }, schools)).toThrow('A route leads to Monroe, which is not one of the schools.')
})
