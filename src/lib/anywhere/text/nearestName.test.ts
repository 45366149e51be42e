import { describe, expect, it } from 'vitest'
import { nearestName } from './nearestName.ts'

const ROUTES = ['home', 'retail', 'manual', 'industries', 'requestDemo']
const FIELDS = ['heading', 'lede', 'eyebrow']

describe('the name that was meant', () => {
  it.each([
    ['langauges', ['languages', 'locations'], 'languages'],
    ['langu', ['languages'], 'languages'],
    ['languagesss', ['languages'], 'languages'],
    ['manaul', ROUTES, 'manual'],
    ['hme', ROUTES, 'home'],
    ['feild', ['field'], 'field'],
    ['ab', ['a'], 'a'],
    // The nearest one, at any index.
    ['lanes', ['planes', 'lane', 'lanes'], 'lanes'],
    ['cliam:languages', ['claim:languages', 'claim:uptime'], 'claim:languages'],
    // Three letters suffice as a beginning.
    ['hom', ['homepage'], 'homepage'],
    ['policy:notice', ['policy:noticeHours'], 'policy:noticeHours'],
  ])('for %j among %j is %j', (written, known, meant) => expect(nearestName(written, known)).toBe(meant))

  it.each([
    ['pricing', ROUTES],
    ['zzzzzz', ROUTES],
    ['subtitle', FIELDS],
    ['claim:pricing', ['claim:uptime', 'claim:languages']],
    ['ho', ['homepage']],
    ['hide', ['lede']],
    ['xy', ['ab', 'abcdefgh']],
    ['anything', []],
  ])('for %j among %j is none: a wrong guess sends an editor the wrong way', (written, known) =>
    expect(nearestName(written, known)).toBeNull(),
  )
})
