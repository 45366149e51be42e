import { expect, it } from 'vitest'
import { dayOf, longDate, mediumDate, monthsOf, shortDate, weekdayOf } from './dates.ts'

it('a date writes the day that is meant, in every time zone', () => {
  expect(longDate('2025-10-14')).toBe('October 14, 2025')
  expect(longDate('2025-01-01')).toBe('January 1, 2025')
  expect(shortDate('2025-01-01')).toBe('Jan 1')
  expect(mediumDate('2025-01-01')).toBe('Jan 1, 2025')
})
it('a date names the months of a year, each with its first day', () => {
  const months = monthsOf(2026)
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months[11]]).toEqual([
    { name: 'Jan', day: '2026-01-01' },
    { name: 'Feb', day: '2026-02-01' },
    { name: 'Dec', day: '2026-12-01' },
  ])
})
it('a date takes the day in UTC', () => {
  expect(dayOf(new Date('2025-10-14T23:59:59Z'))).toBe('2025-10-14')
  expect(dayOf(new Date('2025-10-14T23:00:00-05:00'))).toBe('2025-10-15')
})
it('a date names a day and those after it, over the end of a month and of a year too', () => {
  expect(weekdayOf('2026-06-04')).toBe('Thursday')
  expect(weekdayOf('2026-06-07')).toBe('Sunday')
  expect(weekdayOf('2026-06-04', 1)).toBe('Friday')
  expect(weekdayOf('2025-12-31', 1)).toBe('Thursday')
  expect(weekdayOf('2024-02-28', 1)).toBe('Thursday')
})
