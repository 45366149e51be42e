import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttendanceEvent, calculateStanding, eventCost } from '#src/models/attendance/attendancePolicy.ts'
import { eventOn } from '#src/models/attendance/events.testing.ts'
import { calculatePointsYear, dayAtIndex, dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import { POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { withAbsencePrice } from './absencePrice.ts'
import { isInYear, withMovedEvent } from './moveEvent.ts'

const YEAR = 2025
const LAST_DAY_INDEX = 364
const event = (id: string, day: string, protection: AttendanceEvent['protection'] = 'none') => ({
  ...eventOn(day, 'unplannedAbsence', protection),
  id,
})
const EVENTS = [
  event('before', '2024-03-14'),
  event('spring', '2025-04-09'),
  event('waits', '2025-06-03', 'pending'),
  event('summer', '2025-08-21'),
  event('autumn', '2025-11-05'),
]
const dayOfEvent = (events: AttendanceEvent[], id: string) => events.find((event) => event.id === id)?.day
const dayAfterMove = (id: string, day: string) => dayOfEvent(withMovedEvent(EVENTS, id, dayIndexOf(day, YEAR), YEAR), id)

describe('an event that is moved', () => {
  it('happens on the other day, and nothing else changes', () => {
    const after = withMovedEvent(EVENTS, 'autumn', dayIndexOf('2025-02-10', YEAR), YEAR)
    expect(after).toEqual(EVENTS.map((event) => (event.id === 'autumn' ? { ...event, day: '2025-02-10' } : event)))
  })
  it('stays within the year', () => {
    expect(dayAfterMove('spring', '2024-11-30')).toBe('2025-01-01')
    expect(dayAfterMove('spring', '2026-02-01')).toBe('2025-12-31')
  })
  it('goes on past a day that is taken, in the way it came', () => {
    expect(dayAfterMove('autumn', '2025-08-21')).toBe('2025-08-20')
    expect(dayAfterMove('spring', '2025-08-21')).toBe('2025-08-22')
  })
  it('turns back where the year ends', () => {
    const first = withMovedEvent(EVENTS, 'spring', 0, YEAR)
    expect(dayOfEvent(withMovedEvent(first, 'summer', 0, YEAR), 'summer')).toBe('2025-01-02')
    const last = withMovedEvent(EVENTS, 'spring', LAST_DAY_INDEX, YEAR)
    expect(dayOfEvent(withMovedEvent(last, 'summer', LAST_DAY_INDEX, YEAR), 'summer')).toBe('2025-12-30')
  })
  it('leaves the list as it is where it stays', () => {
    expect(withMovedEvent(EVENTS, 'spring', dayIndexOf('2025-04-09', YEAR), YEAR)).toBe(EVENTS)
    expect(withMovedEvent(EVENTS, 'nobody', 10, YEAR)).toBe(EVENTS)
    const first = withMovedEvent(EVENTS, 'spring', 0, YEAR)
    const second = withMovedEvent(first, 'summer', 1, YEAR)
    expect(withMovedEvent(second, 'summer', 0, YEAR)).toBe(second)
  })
  it('brings a step forward: points pile up while the one of last year still counts', () => {
    const events = withMovedEvent(withMovedEvent(EVENTS, 'summer', 40, YEAR), 'autumn', 50, YEAR)
    const steps = ({ reachedSteps }: ReturnType<typeof calculatePointsYear>) => reachedSteps.map(({ step, day }) => `${step.id} ${day}`)
    expect(steps(calculatePointsYear(EVENTS, POLICY_WITHOUT_REMOVAL, YEAR))).toEqual(['verbal 2025-11-05'])
    expect(steps(calculatePointsYear(events, POLICY_WITHOUT_REMOVAL, YEAR))).toEqual([
      `verbal ${dayAtIndex(50, YEAR)}`,
      'verbal 2025-04-09',
    ])
  })

  const moves = fc.array(
    fc.record({ id: fc.constantFrom(...EVENTS.slice(1).map(({ id }) => id)), dayIndex: fc.integer({ min: -9, max: 400 }) }),
  )
  const price = fc.integer({ min: 0, max: 6 }).map((halves) => halves / 2)
  it('keeps the year right, whatever is moved where', () => {
    fc.assert(
      fc.property(moves, price, fc.integer({ min: 0, max: LAST_DAY_INDEX }), (all, cost, dayIndex) => {
        const policy = withAbsencePrice(POLICY_WITHOUT_REMOVAL, cost)
        const events = all.reduce((now, move) => withMovedEvent(now, move.id, move.dayIndex, YEAR), EVENTS)
        expect(new Set(events.map(({ day }) => day)).size).toBe(EVENTS.length)
        expect(events.filter(({ day }) => isInYear(day, YEAR)).map(({ id }) => id)).toEqual(EVENTS.slice(1).map(({ id }) => id))
        const { levels, piles } = calculatePointsYear(events, policy, YEAR)
        const level = levels.find(({ from, to }) => from <= dayIndex && dayIndex < to)
        expect(level?.points).toBe(calculateStanding(events, policy, dayAtIndex(dayIndex, YEAR)).points)
        expect(Math.min(...levels.map(({ points }) => points))).toBeGreaterThanOrEqual(0)
        // A report that waits for HR has no slab, wherever it is.
        const waits = events.find(({ protection }) => protection === 'pending')
        expect(waits && eventCost(waits, policy)).toBe(0)
        expect(piles.map(({ day }) => day)).not.toContain(waits?.day)
      }),
      { numRuns: 60 },
    )
  })
})
