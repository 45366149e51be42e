import { expect, it } from 'vitest'
import { dayOf, longDate, shortDate, weekdayOf } from './dates'

it('writes the day that is meant, in every time zone', () => {
  expect(longDate('2025-10-14')).toBe('October 14, 2025')
  expect(longDate('2025-01-01')).toBe('January 1, 2025')
  expect(shortDate('2025-01-01')).toBe('Jan 1')
})
it('takes the day in UTC', () => {
  expect(dayOf(new Date('2025-10-14T23:59:59Z'))).toBe('2025-10-14')
  expect(dayOf(new Date('2025-10-14T23:00:00-05:00'))).toBe('2025-10-15')
})
it('names a day and those after it, over the end of a month and of a year too', () => {
  expect(weekdayOf('2026-06-04')).toBe('Thursday')
  expect(weekdayOf('2026-06-07')).toBe('Sunday')
  expect(weekdayOf('2026-06-04', 1)).toBe('Friday')
  expect(weekdayOf('2025-12-31', 1)).toBe('Thursday')
  expect(weekdayOf('2024-02-28', 1)).toBe('Thursday')
})
