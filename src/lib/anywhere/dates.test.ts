import { expect, it } from 'vitest'
import { longDate } from './dates'

it('writes the day that is meant, in every time zone', () => {
  expect(longDate('2025-10-14')).toBe('October 14, 2025')
  expect(longDate('2025-01-01')).toBe('January 1, 2025')
})
