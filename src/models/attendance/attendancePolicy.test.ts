import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY as policy } from '#src/models/policy/examplePolicy.ts'
import {
  type AttendanceEvent,
  calculateStanding,
  createRemainingPointsCalculator,
  eventCost,
  expiryDay,
  stepReached,
} from './attendancePolicy.ts'
import { anyDay, anyEvent, anyHistory, eventOn as event } from './events.testing.ts'

const day = anyDay(2025, 0, 720)
const history = anyHistory(day, 40)

describe('the specified example policy', () => {
  it('costs what the specification says', () => {
    expect(eventCost(event('2026-01-01', 'tardy'), policy)).toBe(0.5)
    expect(eventCost(event('2026-01-01', 'earlyDeparture'), policy)).toBe(0.5)
    expect(eventCost(event('2026-01-01', 'unplannedAbsence'), policy)).toBe(1)
    expect(eventCost(event('2026-01-01', 'noCallNoShow'), policy)).toBe(3)
    expect(eventCost(event('2026-01-01', 'noCallNoShow', 'protected'), policy)).toBe(0)
  })
  it.each([
    [2.5, null],
    [3, 'verbal'],
    [5, 'written'],
    [8, 'final'],
    [9.5, 'final'],
    [10, 'termination'],
    [14, 'termination'],
  ])('%d points reach %s', (points, step) => expect(stepReached(points, policy.pointLadder)?.id ?? null).toBe(step))
  it.each([
    [1, 'verbal'],
    [2, 'written'],
    [3, 'final'],
    [4, 'termination'],
  ])('no-call/no-show number %d reaches %s', (count, step) => expect(stepReached(count, policy.noShowLadder)?.id).toBe(step))
  it('expires points at the end of the window, also where a month is short', () => {
    expect(expiryDay('2025-03-04', 12)).toBe('2026-03-04')
    expect(expiryDay('2025-08-31', 6)).toBe('2026-02-28')
    expect(expiryDay('2025-08-31', 3)).toBe('2025-11-30')
    const one = [event('2025-12-01', 'unplannedAbsence'), event('2025-12-02', 'unplannedAbsence')]
    const six = { ...policy, windowMonths: 6, removal: { points: 0, perfectDays: 30 } }
    expect(calculateStanding(one, six, '2026-05-31').points).toBe(2)
    expect(calculateStanding(one, six, '2026-06-01').points).toBe(1)
    expect(calculateStanding(one, six, '2026-06-02').points).toBe(0)
  })
  it('takes one point off for 30 days of perfect attendance', () => {
    const events = [event('2026-01-01', 'noCallNoShow')]
    expect(calculateStanding(events, policy, '2026-01-30').points).toBe(3)
    expect(calculateStanding(events, policy, '2026-01-31').points).toBe(2)
    expect(calculateStanding(events, policy, '2026-03-02').points).toBe(1)
  })
  it('counts perfect days from the end of the longest absence that began on a day, in whatever order they stand', () => {
    const long = { ...event('2026-01-01'), until: '2026-01-10' }
    const short = { ...event('2026-01-01', 'earlyDeparture'), until: '2026-01-03' }
    for (const events of [
      [long, short],
      [short, long],
    ]) {
      expect(calculateStanding(events, policy, '2026-02-08').points).toBe(1.5)
      expect(calculateStanding(events, policy, '2026-02-09').points).toBe(0.5)
    }
  })
  it('takes it off for full runs only, between events as well', () => {
    const gap = (second: string) =>
      calculateStanding([event('2026-01-01', 'noCallNoShow'), event(second, 'noCallNoShow')], policy, second).points
    expect(gap('2026-01-30')).toBe(6)
    expect(gap('2026-01-31')).toBe(5)
    expect(gap('2026-03-01')).toBe(5)
    expect(gap('2026-03-02')).toBe(4)
  })
  it('takes it off the oldest points that still count, and goes on to the next where one is not enough', () => {
    const events = [event('2026-01-01', 'tardy'), event('2026-01-02', 'unplannedAbsence')]
    expect(calculateStanding(events, policy, '2026-02-01').points).toBe(0.5)
    expect(calculateStanding(events, policy, '2026-03-03').points).toBe(0)
    // Points removed from the first event no longer matter once it has expired. The second keeps its points.
    const half = { ...policy, windowMonths: 6 }
    const year = [event('2026-01-01', 'unplannedAbsence'), event('2026-01-31', 'noCallNoShow')]
    expect(calculateStanding(year, { ...half, removal: { points: 1, perfectDays: 160 } }, '2026-07-10').points).toBe(2)
    expect(calculateStanding(year, { ...half, removal: { points: 1, perfectDays: 150 } }, '2026-07-02').points).toBe(3)
    // The removal is earned on the day on which the first event expires, so it applies to the second.
    expect(calculateStanding(year, { ...half, removal: { points: 1, perfectDays: 151 } }, '2026-07-01').points).toBe(2)
  })
  it('counts no-call/no-shows in the window, and what waits for HR', () => {
    const events = [
      event('2025-01-01', 'noCallNoShow'),
      event('2026-01-01', 'noCallNoShow'),
      event('2026-01-02', 'noCallNoShow', 'protected'),
      event('2026-01-03', 'unplannedAbsence'),
      event('2026-01-04', 'unplannedAbsence'),
      event('2026-01-04', 'noCallNoShow', 'pending'),
      event('2026-02-04', 'noCallNoShow', 'pending'),
    ]
    const found = calculateStanding(events, policy, '2026-01-05')
    expect([found.noShows, found.noShowStep?.id, found.pending]).toEqual([1, 'verbal', 1])
    expect([found.points, found.pointStep?.id]).toEqual([5, 'written'])
    expect(calculateStanding([], policy, '2026-01-05')).toEqual({ points: 0, pointStep: null, noShows: 0, noShowStep: null, pending: 0 })
  })
  it('counts a no-call/no-show up to the day before the window ends', () => {
    const noShowsOn = (day: string) => calculateStanding([event('2025-01-01', 'noCallNoShow')], policy, day).noShows
    expect([noShowsOn('2025-12-31'), noShowsOn('2026-01-01')]).toEqual([1, 0])
  })
  it('counts perfect days in the order of the calendar, and through what waits for HR', () => {
    const [late, early] = [event('2026-02-15', 'noCallNoShow'), event('2026-01-01', 'noCallNoShow')]
    // The 45 days before the second event and the 45 after it are a full run each. 90 days would be three.
    const remaining = [
      { day: '2026-01-01', points: 1 },
      { day: '2026-02-15', points: 3 },
    ]
    expect(createRemainingPointsCalculator([late, early], policy)('2026-04-01')).toEqual(remaining)
    expect(createRemainingPointsCalculator([early, late], policy)('2026-04-01')).toEqual(remaining)
    expect(calculateStanding([early, event('2026-01-20', 'unplannedAbsence', 'pending')], policy, '2026-01-31').points).toBe(2)
  })
  it('reaches the highest step in whatever order a ladder is written', () => {
    expect(stepReached(9, policy.pointLadder.toReversed())?.id).toBe('final')
  })
  it('caps tardiness only, and each day by itself', () => {
    const day = ['tardy', 'tardy', 'tardy', 'unplannedAbsence'].map((type, index) => ({
      ...event('2026-01-01', type as AttendanceEvent['type']),
      id: String(index),
    }))
    expect(calculateStanding(day, policy, '2026-01-01').points).toBe(2)
    expect(calculateStanding([...day, event('2026-01-02', 'tardy')], policy, '2026-01-02').points).toBe(2.5)
  })
  it('ignores events after the day', () =>
    expect(calculateStanding([event('2026-05-01', 'noCallNoShow')], policy, '2026-04-30').points).toBe(0))
  it.each(['2026-02-30', '2026-13-01', 'yesterday', '', '+002026-01-01', '2026-01-01T00:00', '2026-1-1'])('refuses the day %j', (wrong) => {
    const refusal = `"${wrong}" is not a calendar day like 2026-03-09.`
    expect(() => calculateStanding([], policy, wrong)).toThrow(refusal)
    expect(() => calculateStanding([event(wrong, 'tardy')], policy, '2026-01-01')).toThrow(refusal)
    expect(() => expiryDay(wrong, 6)).toThrow(refusal)
    // Also if nothing is charged yet.
    expect(() => calculateStanding([event(wrong, 'unplannedAbsence', 'pending')], policy, '2026-01-01')).toThrow(refusal)
    expect(() => calculateStanding([{ ...event('2025-12-31'), until: wrong }], policy, '2026-01-01')).toThrow(refusal)
  })
})

describe('the example policy, for every history of events', () => {
  it('protected and pending events never add points nor trigger a step', () => {
    fc.assert(
      fc.property(history, day, (events, on) => {
        const ordinary = events.filter((charged) => charged.protection === 'none')
        const { pending: _, ...withAll } = calculateStanding(events, policy, on)
        const { pending: __, ...without } = calculateStanding(ordinary, policy, on)
        expect(withAll).toEqual(without)
      }),
    )
  })
  it('tardiness costs at most one point a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), day, (count, on) => {
        const events = Array.from({ length: count }, (_, index) => ({ ...event(on, 'tardy'), id: String(index) }))
        expect(calculateStanding(events, policy, on).points).toBe(Math.min(count * 0.5, 1))
      }),
    )
  })
  it('totals never fall below zero', () => {
    fc.assert(fc.property(history, day, (events, on) => calculateStanding(events, policy, on).points >= 0))
  })
  it('the order of entry does not matter', () => {
    const shuffled = history.chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })))
    fc.assert(
      fc.property(shuffled, day, ([events, other], on) => {
        expect(calculateStanding(other, policy, on)).toEqual(calculateStanding(events, policy, on))
      }),
    )
  })
  it('an event costs as little after HR protects it as while it waits: the points are those without it', () => {
    fc.assert(
      fc.property(history, anyEvent(day), day, fc.constantFrom('protected' as const, 'pending' as const), (events, one, on, protection) => {
        const { points } = calculateStanding([...events, { ...one, protection }], policy, on)
        expect(points).toBe(calculateStanding(events, policy, on).points)
      }),
    )
  })
})

describe('the worked examples of the article on point systems', () => {
  it('the article’s worked examples add up', () => {
    const ana = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-04'].map((on) => event(on, 'tardy'))
    expect(calculateStanding(ana, policy, '2026-04-04').points).toBe(3)
    expect(calculateStanding(ana, policy, '2026-06-03').points).toBe(1)
    const ben = [event('2026-03-03', 'noCallNoShow'), event('2026-04-10', 'unplannedAbsence'), event('2026-05-02', 'unplannedAbsence')]
    expect(calculateStanding(ben, policy, '2026-05-02').points).toBe(4)
  })
})
