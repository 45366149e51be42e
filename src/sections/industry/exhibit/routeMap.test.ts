import { expect, it } from 'vitest'
import { levelOf, routePath, schoolLevels } from './routeMap'

const frame = { step: 60, top: 40 }
const routes = [{ school: 'Adams' }, { school: 'Adams' }, { school: 'Lincoln' }, { school: 'Adams' }]

it('gives each route a level of its own', () => expect(routes.map((_, index) => levelOf(index, frame))).toEqual([40, 100, 160, 220]))
it('puts a school in the middle of its routes, once', () =>
  expect(schoolLevels(routes, frame)).toEqual([
    { school: 'Adams', y: 120 },
    { school: 'Lincoln', y: 160 },
  ]))
it('ends a line at its school, whichever side it comes from', () => {
  expect(routePath(100, 40, { x: 900, y: 120 })).toBe('M100 40H820l80 80')
  expect(routePath(100, 220, { x: 900, y: 120 })).toBe('M100 220H800l100 -100')
  expect(routePath(100, 160, { x: 900, y: 160 })).toBe('M100 160H900l0 0')
})
