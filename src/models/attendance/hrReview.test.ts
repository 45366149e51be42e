/** Every reason code with every rule of the state table, and the effect of HR's decisions on events. */
import { describe, expect, it } from 'vitest'
import { readSecondReading } from '#src/facts/law/comparedReadings.ts'
import { readStateRules } from '#src/facts/law/stateRules.ts'
import { EXAMPLE_POLICY as policy } from '#src/models/policy/examplePolicy.ts'
import { REASON_CODES, type ReasonCode } from '#src/models/policy/policy.ts'
import { type AttendanceEvent, calculateStanding } from './attendancePolicy.ts'
import { type AbsenceDay, type AbsenceReport, closeNoShow, isListedTogether, joinConsecutive } from './hrReview.ts'

const STATE_RULES = readStateRules().places
const secondReading = readSecondReading()

const codes: readonly ReasonCode[] = REASON_CODES
const report = (given: Partial<AbsenceReport>): AbsenceReport => ({
  reason: { mayBeListed: true },
  answer: 'no',
  isEmergencyDeclared: false,
  places: [],
  ...given,
})

describe.each(STATE_RULES)('what HR opens in $name', (rule) => {
  it.each(codes)('$label is opened individually unless the law permits a list', (reason) => {
    const decided = { reason, places: [rule] }
    for (const answer of ['yes', null] as const) expect(isListedTogether(report({ ...decided, answer }))).toBe(false)
    expect(isListedTogether(report({ ...decided, isEmergencyDeclared: true }))).toBe(false)
    const mayBeListed = ['transportation', 'weather'].includes(reason.id) && !secondReading[rule.code]?.anyReason
    expect(isListedTogether(report(decided))).toBe(mayBeListed)
  })
  it('a report without a reason is opened individually', () =>
    expect(isListedTogether(report({ reason: null, places: [rule] }))).toBe(false))
  it('a protected no-show is charged for the missing report only where no clause prohibits that', () => {
    const closed = closeNoShow(noShow, { isProtected: true, hasUnusualCircumstances: false, places: [rule] })
    const charged = secondReading[rule.code]?.points === 'noneFound'
    expect([closed.type, closed.protection]).toEqual(charged ? ['failureToReport', 'none'] : ['unplannedAbsence', 'protected'])
    expect(calculateStanding([closed], policy, '2026-01-05').points).toBe(charged ? 2 : 0)
    expect(calculateStanding([closed], policy, '2026-01-05').noShows).toBe(0)
  })
})

const noShow: AttendanceEvent = { id: 'a', day: '2026-01-05', type: 'noCallNoShow', protection: 'pending' }

describe('a report from two places', () => {
  it('is opened individually if one of them has leave for any reason', () => {
    const [illinois, texas] = [{ anyReason: true, points: 'barred' } as const, { anyReason: false, points: 'noneFound' } as const]
    expect(isListedTogether(report({ places: [texas, illinois] }))).toBe(false)
    expect(isListedTogether(report({ places: [texas] }))).toBe(true)
  })
})

describe('a no-call/no-show', () => {
  const closedAs = (isProtected: boolean, hasUnusualCircumstances: boolean) => {
    const event = closeNoShow(noShow, { isProtected, hasUnusualCircumstances, places: [] })
    const { points, noShows, pending } = calculateStanding([event], policy, '2026-01-05')
    return { points, noShows, pending }
  }
  it('costs nothing until HR closes it', () =>
    expect(calculateStanding([noShow], policy, '2026-01-05')).toMatchObject({ points: 0, noShows: 0, pending: 1 }))
  it('costs its price when nothing explains it', () => expect(closedAs(false, false)).toEqual({ points: 3, noShows: 1, pending: 0 }))
  it('is an absence when something kept the employee from calling', () =>
    expect(closedAs(false, true)).toEqual({ points: 1, noShows: 0, pending: 0 }))
  it('costs only the missing report when the absence is protected', () =>
    expect(closedAs(true, false)).toEqual({ points: 2, noShows: 0, pending: 0 }))
  it('costs nothing when both are explained', () => expect(closedAs(true, true)).toEqual({ points: 0, noShows: 0, pending: 0 }))
  it('keeps its day', () =>
    expect(closeNoShow(noShow, { isProtected: false, hasUnusualCircumstances: false, places: [] }).day).toBe(noShow.day))
})

describe('consecutive days', () => {
  const absence = (day: string, reason: string | null = 'weather', given: Partial<AbsenceDay> = {}): AbsenceDay => ({
    id: day,
    day,
    type: 'unplannedAbsence',
    protection: 'none',
    reason,
    ...given,
  })
  // Thursday, Friday, Monday.
  const shifts = ['2026-01-08', '2026-01-09', '2026-01-12', '2026-01-13']
  const points = (days: AbsenceDay[], on = '2026-01-13') => calculateStanding(joinConsecutive(days, shifts), policy, on).points

  it('with one reason are one event, across days without a shift and in any order', () => {
    expect(points([absence('2026-01-12'), absence('2026-01-08'), absence('2026-01-09')])).toBe(1)
    expect(joinConsecutive([absence('2026-01-09'), absence('2026-01-08')], shifts.toReversed())).toEqual([
      { id: '2026-01-08', day: '2026-01-08', until: '2026-01-09', type: 'unplannedAbsence', protection: 'none' },
    ])
  })
  it('are two events when a shift was worked between them', () => expect(points([absence('2026-01-08'), absence('2026-01-12')])).toBe(2))
  it('are two events when the reason or the decision changes', () => {
    expect(points([absence('2026-01-08'), absence('2026-01-09', 'transportation')])).toBe(2)
    expect(joinConsecutive([absence('2026-01-08'), absence('2026-01-09', 'weather', { protection: 'protected' })], shifts)).toHaveLength(2)
  })
  it('without a reason are one event: an absence if they were reported, a no-call/no-show if they were not', () => {
    expect(points([absence('2026-01-08', null), absence('2026-01-09', null)])).toBe(1)
    const silent = ['2026-01-08', '2026-01-09', '2026-01-12'].map((day) => absence(day, null, { type: 'noCallNoShow' }))
    expect(calculateStanding(joinConsecutive(silent, shifts), policy, '2026-01-13')).toMatchObject({ points: 3, noShows: 1 })
  })
  it('are two events when one was reported and one was not', () =>
    expect(points([absence('2026-01-08', null), absence('2026-01-09', null, { type: 'noCallNoShow' })])).toBe(4))
  it('of lateness stay what they are', () => {
    const tardies = ['2026-01-08', '2026-01-09'].map((day) => absence(day, 'weather', { type: 'tardy' }))
    expect(points(tardies)).toBe(1)
    expect(joinConsecutive(tardies, shifts)).toHaveLength(2)
  })
  it('outside the schedule are joined to nothing', () =>
    expect(joinConsecutive([absence('2026-01-03'), absence('2026-01-08')], shifts)).toHaveLength(2))
  it('start the count of perfect days when they end', () => {
    const days = [absence('2026-01-08'), absence('2026-01-09'), absence('2026-01-12')]
    expect(points(days, '2026-02-10')).toBe(1)
    expect(points(days, '2026-02-11')).toBe(0)
  })
})

it('protected leave neither ends the count of perfect days nor starts it anew', () => {
  const absent = (id: string, day: string, protection: AttendanceEvent['protection'], until?: string): AttendanceEvent => ({
    id,
    day,
    type: 'unplannedAbsence',
    protection,
    ...(until ? { until } : {}),
  })
  const events = [
    absent('a', '2026-01-01', 'none'),
    absent('b', '2026-01-10', 'protected', '2026-01-20'),
    absent('c', '2026-01-25', 'pending'),
  ]
  expect(calculateStanding(events, policy, '2026-01-30').points).toBe(1)
  expect(calculateStanding(events, policy, '2026-01-31').points).toBe(0)
  // Late on the first day of a protected absence, so the count starts with the late arrival.
  const late: AttendanceEvent = { id: 'd', day: '2026-03-01', type: 'tardy', protection: 'none' }
  expect(calculateStanding([late, absent('e', '2026-03-01', 'protected', '2026-03-10')], policy, '2026-03-31').points).toBe(0)
})
