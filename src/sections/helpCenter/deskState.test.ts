import { expect, it } from 'vitest'
import { describeDeskState, deskStateAt } from './deskState.ts'

const schedule = { timeZone: 'America/New_York', days: [1, 2, 3, 4, 5] }
const phone = { opens: 8, closes: 18 }
const words = { open: 'Open now, until {time} Eastern', opens: 'Opens {day} at {time} Eastern', today: 'today' }
const at = (iso: string) => describeDeskState(deskStateAt(new Date(iso), schedule, phone), words)

it.each([
  ['2026-11-20T12:59:00Z', 'Opens today at 8 AM Eastern'],
  ['2026-11-20T13:00:00Z', 'Open now, until 6 PM Eastern'],
  ['2026-11-20T22:59:00Z', 'Open now, until 6 PM Eastern'],
  ['2026-11-20T23:00:00Z', 'Opens Monday at 8 AM Eastern'],
  ['2026-11-22T15:00:00Z', 'Opens Monday at 8 AM Eastern'],
  ['2026-11-23T23:30:00Z', 'Opens Tuesday at 8 AM Eastern'],
  // Summer time: Eastern is four hours behind UTC instead of five.
  ['2026-07-10T12:00:00Z', 'Open now, until 6 PM Eastern'],
  ['2026-07-10T11:59:00Z', 'Opens today at 8 AM Eastern'],
  // The Monday after the clocks changed, and the Friday before.
  ['2026-03-09T12:00:00Z', 'Open now, until 6 PM Eastern'],
  ['2026-03-06T12:00:00Z', 'Opens today at 8 AM Eastern'],
])('a desk at %s: %s', (iso, text) => expect(at(iso)).toBe(text))

it('the reading of opening hours says the full day and the hour of a twelve-hour clock', () => {
  const closed = (weekday: string, opens: number) => describeDeskState({ isOpen: false, opens, weekday, isToday: false }, words)
  expect([0, 1, 11, 12, 13, 23].map((hour) => closed('Monday', hour).replace(/.* at (.*) Eastern/, '$1'))).toEqual([
    '12 AM',
    '1 AM',
    '11 AM',
    '12 PM',
    '1 PM',
    '11 PM',
  ])
})
it.each([
  [0, '2026-11-22T10:00:00Z', 'Sunday'],
  [1, '2026-11-22T10:00:00Z', 'Monday'],
  [2, '2026-11-22T10:00:00Z', 'Tuesday'],
  [3, '2026-11-22T10:00:00Z', 'Wednesday'],
  [4, '2026-11-22T10:00:00Z', 'Thursday'],
  [5, '2026-11-22T10:00:00Z', 'Friday'],
  [6, '2026-11-22T10:00:00Z', 'Saturday'],
])('a desk that opens on day %i only opens on the day of that name', (day, iso, weekday) => {
  expect(deskStateAt(new Date(iso), { ...schedule, days: [day] }, phone)).toEqual({ isOpen: false, opens: 8, weekday, isToday: day === 0 })
})
it('a desk that closes tonight opens next week, where it has one day', () => {
  expect(deskStateAt(new Date('2026-11-21T23:00:00Z'), { ...schedule, days: [6] }, phone)).toMatchObject({
    weekday: 'Saturday',
    isToday: false,
  })
})
it('the reading of opening hours counts minutes past the hour', () => {
  const odd = { opens: 8, closes: 9 }
  expect(deskStateAt(new Date('2026-11-20T13:59:00Z'), schedule, odd)).toEqual({ isOpen: true, closes: 9 })
  expect(deskStateAt(new Date('2026-11-20T14:00:00Z'), schedule, odd).isOpen).toBe(false)
})
