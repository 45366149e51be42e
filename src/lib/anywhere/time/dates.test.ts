import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  dayAfter,
  dayOf,
  daysBetween,
  isDay,
  isWeekend,
  longDate,
  mediumDate,
  monthsBetween,
  monthsOf,
  relativeDay,
  shortDate,
  WEEKDAYS,
  weekdayOf,
  weekOf,
} from './dates.ts'

const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map(dayOf)

it('a date writes the day that is meant, in every time zone', () => {
  expect(longDate('2025-10-14')).toBe('October 14, 2025')
  expect(longDate('2025-01-01')).toBe('January 1, 2025')
  expect(shortDate('2025-01-01')).toBe('Jan 1')
  expect(mediumDate('2025-01-01')).toBe('Jan 1, 2025')
})
it('a date takes the day in UTC', () => {
  expect(dayOf(new Date('2025-10-14T23:59:59Z'))).toBe('2025-10-14')
  expect(dayOf(new Date('2025-10-14T23:00:00-05:00'))).toBe('2025-10-15')
})
it.each([
  ['2026-03-09', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2026-3-9', false],
  ['2026-13-01', false],
  ['2026-03-09T00:00:00Z', false],
  ['March 9', false],
  ['', false],
])('a date of the calendar: "%s" is one: %s', (text, isOne) => expect(isDay(text)).toBe(isOne))
it('a date leads to the days after it and before it, over the end of a month and of a year too', () => {
  expect(dayAfter('2026-03-09', 0)).toBe('2026-03-09')
  expect(dayAfter('2025-12-31', 1)).toBe('2026-01-01')
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29')
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
  expect(() => dayAfter('soon', 1)).toThrow()
})
it('a date is as many days from another as lead to it', () => {
  expect(daysBetween('2026-03-03', '2026-04-10')).toBe(38)
  expect(daysBetween('2026-04-10', '2026-03-03')).toBe(-38)
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(daysBetween(day, dayAfter(day, count))).toBe(count)
    }),
  )
})
it('a date is named relative to today', () => {
  expect(relativeDay('2026-12-01', '2026-12-01')).toBe('today')
  expect(relativeDay('2027-01-01', '2026-12-31')).toBe('tomorrow')
  expect(relativeDay('2026-12-10', '2026-12-01')).toBe('Dec 10')
  expect(relativeDay('2027-01-10', '2026-12-01')).toBe('Jan 10, 2027')
})
it('a date names its weekday and those after it, over the end of a month and of a year too', () => {
  expect(weekdayOf('2026-06-04')).toBe('Thursday')
  expect(weekdayOf('2026-06-07')).toBe('Sunday')
  expect(weekdayOf('2026-06-04', 1)).toBe('Friday')
  expect(weekdayOf('2025-12-31', 1)).toBe('Thursday')
  expect(weekdayOf('2024-02-28', 1)).toBe('Thursday')
})
it('a date is on a weekend on Saturday and on Sunday', () =>
  expect(weekOf('2026-09-21').map(isWeekend)).toEqual([false, false, false, false, false, true, true]))
it('a date lies in a week of seven days from a Monday', () => {
  expect(weekOf('2026-12-10')).toEqual(['07', '08', '09', '10', '11', '12', '13'].map((date) => `2026-12-${date}`))
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = weekOf(day)
      expect(week).toContain(day)
      expect(new Set(week).size).toBe(7)
      expect(week.map((each) => weekdayOf(each))).toEqual([...WEEKDAYS.slice(1), WEEKDAYS[0]])
    }),
  )
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
it('a date knows the months that begin up to another, those of both days included', () => {
  const namesBetween = (from: string, to: string) => monthsBetween(from, to).map(({ name }) => name)
  expect(monthsBetween('2026-11-15', '2027-01-31')).toEqual([
    { name: 'Dec', day: '2026-12-01' },
    { name: 'Jan', day: '2027-01-01' },
  ])
  expect(namesBetween('2026-03-01', '2026-05-01')).toEqual(['Mar', 'Apr', 'May'])
  expect(namesBetween('2026-03-02', '2026-03-31')).toEqual([])
  expect(namesBetween('2024-12-01', '2027-01-31')).toHaveLength(26)
})
