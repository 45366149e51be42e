import { describe, expect, it } from 'vitest'
import { daylightAt } from './daylight.ts'

// Calculated inside each test, because only then a mutation run knows which test covers it.
const lights = () => Array.from({ length: 131 }, (_, index) => daylightAt(index / 130))
const column = (name: keyof ReturnType<typeof daylightAt>) => lights().map((light) => light[name])
const rises = (values: number[]) => values.every((value, index) => value >= (values[index - 1] ?? 0))

describe('the light of a morning', () => {
  it('begins with stars and nothing else, and ends with the sun up and no star', () => {
    expect(lights()[0]).toEqual({ stars: 1, glow: 0, day: 0, sun: 0 })
    expect(lights().at(-1)).toEqual({ stars: 0, glow: 1, day: 0.9, sun: 1 })
  })
  it('only ever gets lighter: first the sky, then the sun, then the day', () => {
    for (const name of ['glow', 'sun', 'day'] as const) expect(rises(column(name)), name).toBe(true)
    expect(rises(column('stars').reverse())).toBe(true)
    const begins = (name: 'glow' | 'sun' | 'day') => column(name).findIndex((value) => value > 0)
    expect(begins('glow')).toBeLessThan(begins('sun'))
    expect(begins('sun')).toBeLessThan(begins('day'))
  })
  it('turns at its hours: stars until four fifths, the glow from three tenths on, the sun and the day at the end', () => {
    expect(daylightAt(0.4)).toEqual({ stars: 0.5, glow: 0.17, day: 0, sun: 0 })
    expect(daylightAt(0.81)).toEqual({ stars: 0, glow: 0.85, day: 0.12, sun: 0.5 })
  })
  it('is a share that HTML can hold, whatever the time', () => {
    for (const share of [-3, 0.123456, 0.9123456, 7])
      for (const value of Object.values(daylightAt(share))) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        expect(String(value).length).toBeLessThanOrEqual(4)
      }
  })
})
