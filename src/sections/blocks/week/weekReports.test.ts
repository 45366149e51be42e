import { describe, expect, it } from 'vitest'
import type { WeekReport } from '#src/schemas/blocks/week.ts'
import { countReports, lateNotice, weekPosition } from './weekReports.ts'

const office = { from: '08:00', to: '17:00' }
const report = (day: string, time: string, changes: Partial<WeekReport> = {}): WeekReport => ({
  day,
  time,
  channel: 'phone',
  lang: 'es',
  shift: { day, from: '22:00' },
  ...changes,
})

describe('a report of the week', () => {
  it('stands on its day and at its share of it', () => {
    expect(weekPosition(report('2026-11-30', '06:00'))).toEqual({ dayIndex: 0, share: 0.25 })
    expect(weekPosition(report('2026-12-06', '18:00'))).toEqual({ dayIndex: 6, share: 0.75 })
  })
  it('is late by its own shift and the notice time, to the minute', () => {
    expect(lateNotice(report('2026-12-01', '20:00'))).toBeUndefined()
    expect(lateNotice(report('2026-12-01', '20:01'))).toBe('1 h 59 min')
    expect(lateNotice(report('2026-12-01', '21:30', { shift: { day: '2026-12-02', from: '06:00' } }))).toBeUndefined()
  })
})

describe('the counts of a week of call-offs', () => {
  it('know hours, working days and languages', () => {
    const counts = countReports(
      [
        report('2026-12-04', '07:59'),
        report('2026-12-04', '08:00', { channel: 'text', lang: 'vi' }),
        report('2026-12-04', '12:00'),
        report('2026-12-04', '16:59'),
        report('2026-12-04', '17:00'),
        report('2026-12-04', '21:00'),
        report('2026-12-05', '12:00'),
      ],
      office,
    )
    expect(counts).toEqual({ total: 7, late: 1, outside: 4, languageCount: 2, byChannel: { phone: 6, text: 1, app: 0, portal: 0 } })
  })
})
