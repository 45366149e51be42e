import { describe, expect, it } from 'vitest'
import { checkSecondAttempts, findRepeats } from './repeatedTests.ts'

describe('journeys that passed at the second attempt', () => {
  it('are found in what a run prints, however fast they were', () =>
    expect(findRepeats('✓ firefox 300ms\ntried twice: firefox > shell > a: late\nTests  2 passed\n')).toEqual([
      'tried twice: firefox > shell > a: late',
    ]))
  it('may be two', () => expect(checkSecondAttempts(['a', 'b'])).toBeUndefined())
  it('may not be more', () =>
    expect(() => checkSecondAttempts(['a', 'b', 'c'])).toThrow('3 journeys needed a second attempt, may be 2.\na\nb\nc'))
})
