import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfter } from '#src/lib/anywhere/time/dates.ts'
import { EXAMPLE_POLICY, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { type AttendanceEvent, type AttendancePolicy, calculateStanding } from './attendancePolicy.ts'
import { eventOn as event } from './events.testing.ts'
import { calculateRunningPoints } from './runningPoints.ts'

const START = '2026-03-01'
const END = '2027-02-28'
const run = (events: AttendanceEvent[], policy: AttendancePolicy = EXAMPLE_POLICY) => calculateRunningPoints(events, policy, START, END)

it('the running total of a chart begins with the first day, and goes on with each change', () => {
  expect(run([])).toEqual([{ day: START, points: 0 }])
  expect(run([event('2026-03-03', 'noCallNoShow')])).toEqual([
    { day: START, points: 0 },
    { day: '2026-03-03', points: 3 },
    { day: '2026-04-02', points: 2 },
    { day: '2026-05-02', points: 1 },
    { day: '2026-06-01', points: 0 },
  ])
})
it('the running total of a chart has the last day, too', () => {
  expect(run([event(END)]).at(-1)).toEqual({ day: END, points: 1 })
})
it('the running total of a chart shows what the window alone would do', () => {
  expect(run([event('2026-03-03')], POLICY_WITHOUT_REMOVAL)).toEqual([
    { day: START, points: 0 },
    { day: '2026-03-03', points: 1 },
  ])
  expect(calculateRunningPoints([event('2026-03-03')], POLICY_WITHOUT_REMOVAL, START, '2027-03-10').at(-1)).toEqual({
    day: '2027-03-03',
    points: 0,
  })
})
it('the running total of a chart says on every day what the calculation says', () => {
  const days = fc.integer({ min: 0, max: 364 }).map((past) => dayAfter(START, past))
  fc.assert(
    fc.property(fc.uniqueArray(days, { maxLength: 8 }), days, (absent, day) => {
      const events = absent.map((day) => event(day))
      const shown = run(events).findLast((step) => step.day <= day)
      expect(shown?.points).toBe(calculateStanding(events, EXAMPLE_POLICY, day).points)
    }),
    { numRuns: 25 },
  )
})
