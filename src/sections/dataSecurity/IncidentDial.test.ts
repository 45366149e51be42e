import { describe, expect, it } from 'vitest'
import { angleAt, pointAt, sectorPath } from './IncidentDial.tsx'

describe('a dial of twelve hours', () => {
  it('has each time where the hour hand stands', () => {
    expect(angleAt('03:00')).toBe(90)
    expect(angleAt('15:00')).toBe(90)
    expect(angleAt('02:10', 240) - angleAt('02:10')).toBeCloseTo(120)
    expect(angleAt('11:00', 120)).toBe(390)
  })
  it('begins at the top and goes with the hands', () => {
    expect(pointAt(0, 10)).toEqual({ x: 0, y: -10 })
    expect(pointAt(90, 10)).toEqual({ x: 10, y: -0 })
  })
  it('draws a sector that is larger than half a turn as one', () => {
    expect(sectorPath(0, 90, 10)).toBe('M0 0L0 -10A10 10 0 0 1 10 0Z')
    expect(sectorPath(0, 270, 10)).toContain('0 1 1')
  })
  it('draws a small sector as one wherever it begins', () => {
    expect(sectorPath(180, 270, 10)).toBe('M0 0L0 10A10 10 0 0 1 -10 0Z')
  })
})
