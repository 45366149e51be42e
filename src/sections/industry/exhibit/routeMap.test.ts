import { expect, it } from 'vitest'
import { handsOf, levelOf, schoolStreets } from './routeMap.ts'

const scale = { step: 60, top: 40 }
const routes = [{ school: 'Adams' }, { school: 'Adams' }, { school: 'Lincoln' }, { school: 'Adams' }]

it('the exhibit of bus routes gives each route a level of its own', () =>
  expect(routes.map((_, index) => levelOf(index, scale))).toEqual([40, 100, 160, 220]))
it('the exhibit of bus routes puts a school in the middle of its routes, once, before a street that reaches all of them', () =>
  expect(schoolStreets(routes, scale)).toEqual([
    { school: 'Adams', top: 40, bottom: 220, y: 120 },
    { school: 'Lincoln', top: 160, bottom: 160, y: 160 },
  ]))
it.each([
  ['03:00', { hour: 90, minute: 0 }],
  ['07:40', { hour: 230, minute: 240 }],
  ['12:30', { hour: 15, minute: 180 }],
])('the exhibit of bus routes sets the hands of a clock to %s', (clock, hands) => expect(handsOf(clock)).toEqual(hands))
