import { expect, it } from 'vitest'
import { openState, openText } from './openingHours'

const schedule = { timeZone: 'America/New_York', days: [1, 2, 3, 4, 5] }
const phone = { opens: 8, closes: 18 }
const at = (iso: string) => openText(openState(new Date(iso), schedule, phone))

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
])('at %s: %s', (iso, text) => expect(at(iso)).toBe(text))
