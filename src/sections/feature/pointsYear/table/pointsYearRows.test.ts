import { describe, expect, it } from 'vitest'
import { expiryDay } from '#src/models/attendance/attendancePolicy.ts'
import { eventOn as event } from '#src/models/attendance/events.testing.ts'
import { POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { withAbsencePrice } from '../state/absencePrice.ts'
import { pointsYearRows } from './pointsYearRows.ts'

const YEAR = 2025
const EVENTS = [
  event('2024-03-14', 'unplannedAbsence'),
  event('2025-01-22', 'tardy'),
  event('2025-06-03', 'unplannedAbsence', 'pending'),
  event('2025-11-05', 'unplannedAbsence'),
]

describe('the year of points in rows', () => {
  it('says what each day did to the total, the end of a window included', () => {
    const rows = pointsYearRows(EVENTS, POLICY_WITHOUT_REMOVAL, YEAR)
    expect(rows.map(({ day, kind, points, total }) => `${day} ${kind} ${points} ${total}`)).toEqual([
      '2024-03-14 event 1 1',
      '2025-01-22 event 0.5 1.5',
      '2025-03-14 expiry 1 0.5',
      '2025-06-03 event 0 0.5',
      '2025-11-05 event 1 1.5',
    ])
  })
  it('expires nothing that cost nothing', () => {
    const rows = pointsYearRows(EVENTS, withAbsencePrice(POLICY_WITHOUT_REMOVAL, 0), YEAR)
    expect(rows.filter(({ kind }) => kind === 'expiry')).toEqual([])
    expect(expiryDay('2024-03-14', POLICY_WITHOUT_REMOVAL.windowMonths)).toBe('2025-03-14')
  })
  it('is in the order of days, in whatever order the events come, and keeps that of two on one day', () => {
    const sameDay = [event('2025-06-03', 'tardy'), event('2025-06-03', 'unplannedAbsence')]
    const rows = pointsYearRows([...EVENTS.toReversed(), ...sameDay], POLICY_WITHOUT_REMOVAL, YEAR)
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted())
    expect(rows.filter(({ day }) => day === '2025-06-03').map(({ event: { type, protection } }) => `${type} ${protection}`)).toEqual([
      'unplannedAbsence pending',
      'tardy none',
      'unplannedAbsence none',
    ])
  })
  it('ends no window in the year that a later one belongs to', () => {
    const days = (first: string) => pointsYearRows([event(first, 'unplannedAbsence')], POLICY_WITHOUT_REMOVAL, YEAR).map(({ day }) => day)
    expect(days('2024-12-31')).toEqual(['2024-12-31', '2025-12-31'])
    expect(days('2025-01-01')).toEqual(['2025-01-01'])
  })
})
