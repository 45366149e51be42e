import { expect, it } from 'vitest'
import { dayOf, longDate, shortDate, weekdayAfter } from './dates'

it('writes the day that is meant, in every time zone', () => {
  expect(longDate('2025-10-14')).toBe('October 14, 2025')
  expect(longDate('2025-01-01')).toBe('January 1, 2025')
  expect(shortDate('2025-01-01')).toBe('Jan 1')
})
it('takes the day in UTC', () => {
  expect(dayOf(new Date('2025-10-14T23:59:59Z'))).toBe('2025-10-14')
  expect(dayOf(new Date('2025-10-14T23:00:00-05:00'))).toBe('2025-10-15')
})
it('names the day after, over the end of a month and of a year too', () => {
  expect(weekdayAfter('2026-06-04')).toBe('Friday')
  expect(weekdayAfter('2025-12-31')).toBe('Thursday')
  expect(weekdayAfter('2024-02-28')).toBe('Thursday')
})
