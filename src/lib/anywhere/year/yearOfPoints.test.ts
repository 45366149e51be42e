import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY, WINDOW_POLICY } from '../../../site/policy/examplePolicy'
import { type AttendanceEvent, expiryDay, standing } from '../attendance/attendancePolicy'
import { priceAfter, priceLimits, withAbsencePrice } from './absencePrice'
import { placeOf, yearOfPoints } from './yearOfPoints'
import { yearRows } from './yearRows'

const YEAR = 2025
const event = (day: string, type: AttendanceEvent['type'], protection: AttendanceEvent['protection'] = 'none') => ({
  id: day,
  day,
  type,
  protection,
})
const EVENTS = [
  event('2024-03-14', 'unplannedAbsence'),
  event('2025-01-22', 'tardy'),
  event('2025-04-09', 'unplannedAbsence'),
  event('2025-06-03', 'unplannedAbsence', 'pending'),
  event('2025-07-17', 'earlyDeparture'),
  event('2025-08-21', 'unplannedAbsence'),
  event('2025-11-05', 'unplannedAbsence'),
]
const at = (price: number) => yearOfPoints(EVENTS, withAbsencePrice(WINDOW_POLICY, price), YEAR)

const anyDay = fc
  .integer({ min: -360, max: 364 })
  .map((offset) => new Date(Date.UTC(YEAR, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10))
const anyEvent = fc.record({
  id: fc.uuid(),
  day: anyDay,
  type: fc.constantFrom('tardy', 'earlyDeparture', 'unplannedAbsence', 'noCallNoShow'),
  protection: fc.constantFrom('none', 'pending', 'protected'),
}) as fc.Arbitrary<AttendanceEvent>
const history = fc.uniqueArray(anyEvent, { selector: (one) => one.id, maxLength: 12 })
const price = fc.integer({ min: 0, max: 6 }).map((halves) => halves / 2)
const policy = fc.constantFrom(EXAMPLE_POLICY, WINDOW_POLICY)

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
    const { atEnd, reached } = at(cost)
    const step = reached.at(-1)
    expect(atEnd).toBe(total)
    expect(step ? `${step.step.id} ${step.day}` : null).toBe(last)
  })
  it('lets a slab down on the day on which the window ends the one below it', () => {
    const { piles } = at(1)
    const end = placeOf('2025-03-14', YEAR)
    expect(piles[0]).toMatchObject({ day: '2024-03-14', expires: end, slabs: [{ from: 0, to: end, base: 0, points: 1 }] })
    expect(piles[1]?.slabs).toEqual([
      { from: placeOf('2025-01-22', YEAR), to: end, base: 1, points: 0.5 },
      { from: end, to: 365, base: 0, points: 0.5 },
    ])
    expect(piles[1]?.expires).toBeNull()
  })
  it('piles nothing up for a report that waits for HR', () => {
    const waiting = [event('2025-06-03', 'noCallNoShow', 'pending')]
    expect(yearOfPoints(waiting, WINDOW_POLICY, YEAR)).toMatchObject({ piles: [], reached: [], atEnd: 0 })
  })
  it('has a leap day', () => expect(yearOfPoints([], WINDOW_POLICY, 2024).days).toBe(366))

  it('is as high as the policy says on every day, with slabs that lie on each other without a gap', () => {
    fc.assert(
      fc.property(history, price, policy, anyDay, (events, cost, base, day) => {
        fc.pre(day >= `${YEAR}-01-01`)
        const priced = withAbsencePrice(base, cost)
        const view = yearOfPoints(events, priced, YEAR)
        const place = placeOf(day, YEAR)
        const here = <T extends { from: number; to: number }>(all: T[]) => all.filter(({ from, to }) => from <= place && place < to)
        const slabs = here(view.piles.flatMap((pile) => pile.slabs)).sort((a, b) => a.base - b.base)
        let top = 0
        for (const slab of slabs) {
          expect(slab.base).toBeCloseTo(top)
          expect(slab.points).toBeGreaterThan(0)
          top += slab.points
        }
        const { points } = standing(events, priced, day)
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
        const priced = withAbsencePrice(base, cost)
        for (const { step, day, place } of yearOfPoints(events, priced, YEAR).reached) {
          const before = new Date(Date.UTC(YEAR, 0, place)).toISOString().slice(0, 10)
          expect(standing(events, priced, day).points).toBeGreaterThanOrEqual(step.at)
          expect(standing(events, priced, before).points).toBeLessThan(step.at)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('the year in rows', () => {
  it('says what each day did to the total, the end of a window included', () => {
    const rows = yearRows(EVENTS, WINDOW_POLICY, YEAR)
    expect(rows.map(({ day, kind, points, total }) => `${day} ${kind} ${points} ${total}`)).toEqual([
      '2024-03-14 event 1 1',
      '2025-01-22 event 0.5 1.5',
      '2025-03-14 expiry 1 0.5',
      '2025-04-09 event 1 1.5',
      '2025-06-03 event 0 1.5',
      '2025-07-17 event 0.5 2',
      '2025-08-21 event 1 3',
      '2025-11-05 event 1 4',
    ])
  })
  it('expires nothing that cost nothing', () => {
    const rows = yearRows(EVENTS, withAbsencePrice(WINDOW_POLICY, 0), YEAR)
    expect(rows.filter(({ kind }) => kind === 'expiry')).toEqual([])
    expect(expiryDay('2024-03-14', WINDOW_POLICY.windowMonths)).toBe('2025-03-14')
  })
})

describe('the price of an absence', () => {
  it('goes by half points, never below nothing and never above a no-call/no-show', () => {
    expect(priceAfter(1, 1, WINDOW_POLICY)).toBe(1.5)
    expect(priceAfter(1, -1, WINDOW_POLICY)).toBe(0.5)
    expect(priceAfter(0, -1, WINDOW_POLICY)).toBe(0)
    expect(priceAfter(WINDOW_POLICY.points.noCallNoShow, 1, WINDOW_POLICY)).toBe(WINDOW_POLICY.points.noCallNoShow)
    expect(priceLimits(WINDOW_POLICY)).toEqual({ least: 0, most: WINDOW_POLICY.points.noCallNoShow })
  })
  it('changes nothing else in the policy', () => {
    const { unplannedAbsence: _price, ...rest } = withAbsencePrice(EXAMPLE_POLICY, 2.5).points
    const { unplannedAbsence: _own, ...own } = EXAMPLE_POLICY.points
    expect(rest).toEqual(own)
  })
})
