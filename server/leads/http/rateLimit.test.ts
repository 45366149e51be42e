import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter, MOST_ADDRESSES } from './rateLimit.ts'

let time: number
const now = () => time
beforeEach(() => {
  time = 1000
})
const limiter = (perAddress: number, overall: number) => createRateLimiter({ perAddress, overall }, now)

describe('the bound for an address', () => {
  it('refuses the next request until the minute is over, and says how long that is', () => {
    const { take } = limiter(2, 100)
    expect([take('a').allowed, take('a').allowed]).toEqual([true, true])
    time += 15_500
    expect(take('a')).toEqual({ allowed: false, retryAfter: 45 })
    expect(take('b').allowed).toBe(true)
    time += 44_500
    expect(take('a').allowed).toBe(true)
  })
  it('survives a clock that runs backwards', () => {
    const { take } = limiter(1, 100)
    take('a')
    time = 0
    expect(take('a').allowed).toBe(true)
  })
})

describe('the overall bound', () => {
  it('refuses everybody once so many were let through', () => {
    const { take } = limiter(5, 2)
    expect(['a', 'b', 'c'].map((address) => take(address).allowed)).toEqual([true, true, false])
  })
  it('is not used up by one address that is refused', () => {
    const { take } = limiter(1, 2)
    for (let count = 0; count < 50; count++) take('a')
    expect(take('b').allowed).toBe(true)
  })
  it('gets back what was refused later, in the same minute only', () => {
    const { take } = limiter(5, 1)
    const first = take('a')
    expect(take('b').allowed).toBe(false)
    if (first.allowed) first.giveBack()
    expect(take('b').allowed).toBe(true)
    time += 60_000
    expect(take('b').allowed).toBe(true)
    if (first.allowed) first.giveBack()
    expect(take('c').allowed).toBe(false)
  })
})

it('remembers a bounded number of addresses, and shuts nobody out for that', () => {
  const { take } = limiter(1, Number.POSITIVE_INFINITY)
  for (let index = 0; index < MOST_ADDRESSES; index++) take(String(index))
  expect(take('0').allowed).toBe(false)
  // One more pushes out the one that has been silent longest, which is 1 and not 0.
  expect(take('new').allowed).toBe(true)
  expect(take('0').allowed).toBe(false)
  expect(take('1').allowed).toBe(true)
})
it('pushes nobody out for an address that it knows', () => {
  const { take } = limiter(1, Number.POSITIVE_INFINITY)
  for (let index = 0; index < MOST_ADDRESSES; index++) take(String(index))
  expect(take('7').allowed).toBe(false)
  expect(take('0').allowed).toBe(false)
})
it('counts minutes by a clock of its own', () => {
  vi.useFakeTimers()
  try {
    const { take } = createRateLimiter({ perAddress: 1, overall: 100 })
    expect([take('a').allowed, take('a').allowed]).toEqual([true, false])
    vi.advanceTimersByTime(60_000)
    expect(take('a').allowed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
