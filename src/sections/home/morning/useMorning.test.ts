import { expect, it } from 'vitest'
import { minuteDuration } from './useMorning.ts'

it('the clock of the playable morning gives time to read what happens, and hurries where nothing does', () => {
  expect(minuteDuration(true, false)).toBe(minuteDuration(true, true))
  expect(minuteDuration(true, true)).toBeGreaterThan(minuteDuration(false, true))
  expect(minuteDuration(false, true)).toBeGreaterThan(minuteDuration(false, false))
})
