import { beforeEach, describe, expect, it } from 'vitest'
import { dayAtIndex, dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import { POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import { priceLimitsOf } from './absencePrice.ts'
import { createPointsYearReducer } from './pointsYearReducer.ts'
import { createPointsYearState, findEventIndex, type PointsYearAction, type PointsYearState } from './pointsYearState.ts'

const YEAR = 2025
const event = (
  id: string,
  day: string,
  protection: PointsYearEvent['protection'] = 'none',
  type: PointsYearEvent['type'] = 'unplannedAbsence',
): PointsYearEvent => ({
  id,
  day,
  type,
  protection,
})
const events = [
  event('before', '2024-03-14'),
  event('waits', '2025-02-03', 'pending'),
  event('late', '2025-03-04', 'none', 'tardy'),
  event('spring', '2025-04-09'),
  event('fall', '2025-11-05'),
]
const givenYear = { policy: POLICY_WITHOUT_REMOVAL, year: YEAR, events }
/** @returns the state after the actions in order, as in one batch */
const outcomeOf = (start: PointsYearState, ...actions: PointsYearAction[]) => actions.reduce(createPointsYearReducer(givenYear), start)

describe('the year in a visitor’s hands', () => {
  let start = createPointsYearState(givenYear)
  beforeEach(() => {
    start = createPointsYearState(givenYear)
  })
  const outcome = (...actions: PointsYearAction[]) => outcomeOf(start, ...actions)
  it('begins with the first absence of the year that costs something', () => {
    expect(start).toEqual({ price: POLICY_WITHOUT_REMOVAL.points.unplannedAbsence, events, chosenId: 'spring', lastChange: null })
    expect(createPointsYearState({ ...givenYear, events: events.slice(0, 2) }).chosenId).toBe('waits')
    expect(createPointsYearState({ ...givenYear, events: [] }).chosenId).toBe('')
  })
  it('keeps all of several acts in one batch', () => {
    const {
      price,
      events: now,
      chosenId,
      lastChange,
    } = outcome(
      { type: 'changePrice', halfPoints: 1 },
      { type: 'chooseEvent', id: 'waits' },
      { type: 'moveEvent', id: 'fall', dayIndex: 10 },
      { type: 'moveEvent', id: 'spring', dayIndex: 20 },
    )
    expect(price).toBeGreaterThan(start.price)
    expect([findEventIndex(now, 'fall', YEAR), findEventIndex(now, 'spring', YEAR)]).toEqual([10, 20])
    expect([chosenId, lastChange]).toEqual(['spring', { movedId: 'spring' }])
  })
  it('has nothing to move where no event is chosen', () => {
    const empty = { ...givenYear, events: [] }
    const none = createPointsYearState(empty)
    expect(createPointsYearReducer(empty)(none, { type: 'moveChosenEvent', weeks: 1 })).toEqual(none)
  })
  it('moves the chosen event by weeks', () => {
    const { events: now } = outcome({ type: 'chooseEvent', id: 'fall' }, { type: 'moveChosenEvent', weeks: -2 })
    expect(now.find(({ id }) => id === 'fall')?.day).toBe(dayAtIndex(dayIndexOf('2025-11-05', YEAR) - 14, YEAR))
  })
  it('says nothing of what changed nothing, but has the sliders follow', () => {
    const still = outcome({ type: 'moveEvent', id: 'fall', dayIndex: dayIndexOf('2025-11-05', YEAR) })
    expect(still).toEqual(start)
    expect(still).not.toBe(start)
    expect(outcome({ type: 'chooseEvent', id: 'spring' })).toBe(start)
  })
  it('stays within the prices that the policy allows', () => {
    const dearest = outcome({ type: 'changePrice', halfPoints: 100 })
    expect(dearest.price).toBe(priceLimitsOf(POLICY_WITHOUT_REMOVAL).max)
    expect(createPointsYearReducer(givenYear)(dearest, { type: 'changePrice', halfPoints: 1 })).toBe(dearest)
    expect(dearest.lastChange).toBe('price')
  })
  it('goes back to the year as it was given, with the same event chosen', () => {
    const back = outcome({ type: 'changePrice', halfPoints: 1 }, { type: 'moveEvent', id: 'fall', dayIndex: 3 }, { type: 'reset' })
    expect(back).toEqual({ ...start, chosenId: 'fall', lastChange: 'reset' })
  })
})
