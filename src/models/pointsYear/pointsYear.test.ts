import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { type AttendancePolicy, calculateStanding } from '../attendance/attendancePolicy.ts'
import { anyDay, anyHistory, eventOn as event } from '../attendance/events.testing.ts'
import { calculatePointsYear, dayAtIndex, dayIndexOf, pointsAt } from './pointsYear.ts'

const YEAR = 2025
const EVENTS = [
  event('2024-03-14', 'unplannedAbsence'),
  event('2025-01-22', 'tardy'),
  event('2025-04-09', 'unplannedAbsence'),
  event('2025-06-03', 'unplannedAbsence', 'pending'),
  event('2025-07-17', 'earlyDeparture'),
  event('2025-08-21', 'unplannedAbsence'),
  event('2025-11-05', 'unplannedAbsence'),
]
/** The policy with another price for an unplanned absence. */
const withPrice = (base: AttendancePolicy, unplannedAbsence: number): AttendancePolicy => ({
  ...base,
  points: { ...base.points, unplannedAbsence },
})
const at = (price: number) => calculatePointsYear(EVENTS, withPrice(POLICY_WITHOUT_REMOVAL, price), YEAR)

const day = anyDay(YEAR, -360, 364)
const history = anyHistory(day, 12)
const price = fc.integer({ min: 0, max: 6 }).map((halves) => halves / 2)
const policy = fc.constantFrom(EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL)

describe('a year of points', () => {
  it.each([
    [0, 1, null],
    [0.5, 2.5, null],
    [1, 4, 'verbal 2025-08-21'],
    [1.5, 5.5, 'written 2025-11-05'],
    [2, 7, 'written 2025-08-21'],
    [2.5, 8.5, 'final 2025-11-05'],
    [3, 10, 'termination 2025-11-05'],
  ])('at a price of %d ends with %d, and last reaches %s', (cost, total, last) => {
    const { pointsAtEnd, reachedSteps } = at(cost)
    const step = reachedSteps.at(-1)
    expect(pointsAtEnd).toBe(total)
    expect(step ? `${step.step.id} ${step.day}` : null).toBe(last)
  })
  it('lets a slab down on the day on which the window ends the one below it', () => {
    const { piles } = at(1)
    const end = dayIndexOf('2025-03-14', YEAR)
    expect(piles[0]).toMatchObject({ day: '2024-03-14', expires: end, slabs: [{ from: 0, to: end, base: 0, points: 1 }] })
    expect(piles[1]?.slabs).toEqual([
      { from: dayIndexOf('2025-01-22', YEAR), to: end, base: 1, points: 0.5 },
      { from: end, to: 365, base: 0, points: 0.5 },
    ])
    expect(piles[1]?.expires).toBeNull()
  })
  it('piles nothing up for a report that waits for HR', () => {
    const pending = [event('2025-06-03', 'noCallNoShow', 'pending')]
    const levels = [{ from: 0, to: 365, points: 0 }]
    expect(calculatePointsYear(pending, POLICY_WITHOUT_REMOVAL, YEAR)).toMatchObject({
      piles: [],
      levels,
      reachedSteps: [],
      pointsAtEnd: 0,
    })
  })
  it('counts what happens on January 1 from that day to the last, on which the window has not ended', () => {
    const { piles, reachedSteps, pointsAtEnd } = calculatePointsYear([event('2025-01-01', 'noCallNoShow')], POLICY_WITHOUT_REMOVAL, YEAR)
    expect(piles).toEqual([{ day: '2025-01-01', slabs: [{ from: 0, to: 365, base: 0, points: 3 }], expires: null }])
    expect(reachedSteps.map(({ step, day }) => `${step.id} ${day}`)).toEqual(['verbal 2025-01-01'])
    expect(pointsAtEnd).toBe(3)
  })
  it('goes on from the points of the year before: on January 1 it reaches the next step, not those that were reached', () => {
    const { reachedSteps } = calculatePointsYear(
      [event('2024-12-31', 'noCallNoShow'), event('2025-01-01', 'noCallNoShow')],
      EXAMPLE_POLICY,
      YEAR,
    )
    expect(reachedSteps.map(({ step, day }) => `${step.id} ${day}`)).toEqual(['written 2025-01-01'])
  })
  it('takes a point off the slab and the total on each day on which perfect attendance earns it', () => {
    const { piles, levels } = calculatePointsYear([event('2025-01-01', 'noCallNoShow')], EXAMPLE_POLICY, YEAR)
    const [first, second, third] = ['2025-01-31', '2025-03-02', '2025-04-01'].map((day) => dayIndexOf(day, YEAR))
    const falling = [
      { from: 0, to: first, points: 3 },
      { from: first, to: second, points: 2 },
      { from: second, to: third, points: 1 },
    ]
    expect(piles[0]?.slabs).toEqual(falling.map((slab) => ({ ...slab, base: 0 })))
    expect(levels).toEqual([...falling, { from: third, to: 365, points: 0 }])
  })
  it('has the total of each day, from the first of a level to the day before the next', () => {
    const levels = [
      { from: 0, to: 10, points: 1 },
      { from: 10, to: 365, points: 2 },
    ]
    expect([-1, 0, 9, 10, 364, 365].map((dayIndex) => pointsAt(levels, dayIndex))).toEqual([0, 1, 1, 2, 2, 0])
  })
  it('has 366 days in a leap year', () => expect(calculatePointsYear([], POLICY_WITHOUT_REMOVAL, 2024).days).toBe(366))

  it('is as high as the policy says on every day, with slabs that lie on each other without a gap', () => {
    fc.assert(
      fc.property(history, price, policy, day, (events, cost, base, day) => {
        fc.pre(day >= `${YEAR}-01-01`)
        const priced = withPrice(base, cost)
        const view = calculatePointsYear(events, priced, YEAR)
        const dayIndex = dayIndexOf(day, YEAR)
        const here = <T extends { from: number; to: number }>(all: T[]) => all.filter(({ from, to }) => from <= dayIndex && dayIndex < to)
        const slabs = here(view.piles.flatMap((pile) => pile.slabs)).sort((a, b) => a.base - b.base)
        let top = 0
        for (const slab of slabs) {
          expect(slab.base).toBeCloseTo(top)
          expect(slab.points).toBeGreaterThan(0)
          top += slab.points
        }
        const { points } = calculateStanding(events, priced, day)
        expect(top).toBeCloseTo(points)
        expect(here(view.levels).map((level) => level.points)).toEqual([points])
        expect(points).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })
  it('reaches a step on no day but one on which the total comes up to it', () => {
    fc.assert(
      fc.property(history, price, policy, (events, cost, base) => {
        const priced = withPrice(base, cost)
        for (const { step, day, dayIndex } of calculatePointsYear(events, priced, YEAR).reachedSteps) {
          const before = dayAtIndex(dayIndex - 1, YEAR)
          expect(calculateStanding(events, priced, day).points).toBeGreaterThanOrEqual(step.at)
          expect(calculateStanding(events, priced, before).points).toBeLessThan(step.at)
        }
      }),
      { numRuns: 20 },
    )
  })
})
