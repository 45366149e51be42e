import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLateNotice, noticeMinutes, noticeText } from './notice.ts'

const at = (day: string, time: string) => ({ day, time })

describe('the time ahead of a shift', () => {
  it('is counted from the report to the start, over midnight and over days', () => {
    expect(noticeMinutes(at('2026-12-01', '03:41'), at('2026-12-01', '06:00'))).toBe(139)
    expect(noticeMinutes(at('2026-12-01', '23:50'), at('2026-12-02', '00:10'))).toBe(20)
    expect(noticeMinutes(at('2026-12-31', '22:00'), at('2027-01-01', '22:00'))).toBe(1440)
    expect(noticeMinutes(at('2026-12-01', '06:10'), at('2026-12-01', '06:00'))).toBe(-10)
  })
  it('refuses an invalid moment', () => {
    expect(() => noticeMinutes(at('2026-12-01', '25:00'), at('2026-12-01', '06:00'))).toThrow('not a moment')
  })
  it('is late below the notice time, and in time from its first minute', () => {
    expect(isLateNotice(119, 2)).toBe(true)
    expect(isLateNotice(120, 2)).toBe(false)
    expect(isLateNotice(120, 3)).toBe(true)
  })
  it('reads as hours and minutes, and as whole days from two days on', () => {
    expect([0, 48, 60, 139, 2879, 2880, 4319].map(noticeText)).toEqual([
      '0 min',
      '48 min',
      '1 h',
      '2 h 19 min',
      '47 h 59 min',
      '2 days',
      '2 days',
    ])
  })
  it('loses no minute below two days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2879 }), (minutes) => {
        const text = noticeText(minutes)
        const part = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? 0)
        expect(part('h') * 60 + part('min')).toBe(minutes)
      }),
    )
  })
})
