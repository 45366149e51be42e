import { assert, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter, MAX_ADDRESSES } from './rateLimit.ts'

let time: number
const now = () => time
beforeEach(() => {
  time = 1000
})
const limiter = (perAddress: number, overall: number) => createRateLimiter({ perAddress, overall }, now)

describe('the limit for an address', () => {
  it('refuses the next request until the minute is over, and says how long that is', () => {
    const { take } = limiter(2, 100)
    expect([take('a').isAllowed, take('a').isAllowed]).toEqual([true, true])
    time += 15_500
    expect(take('a')).toEqual({ isAllowed: false, retryAfter: 45 })
    expect(take('b').isAllowed).toBe(true)
    time += 44_500
    expect(take('a').isAllowed).toBe(true)
  })
  it('survives a clock that runs backwards', () => {
    const { take } = limiter(1, 100)
    take('a')
    time = 0
    expect(take('a').isAllowed).toBe(true)
  })
})

describe('the overall limit', () => {
  it('refuses everybody once that many requests were accepted', () => {
    const { take } = limiter(5, 2)
    expect(['a', 'b', 'c'].map((address) => take(address).isAllowed)).toEqual([true, true, false])
  })
  it('is not used up by one address that is refused', () => {
    const { take } = limiter(1, 2)
    for (let count = 0; count < 50; count++) take('a')
    expect(take('b').isAllowed).toBe(true)
  })
  it('does not count a request that is refused later in the same minute', () => {
    const { take } = limiter(5, 1)
    const first = take('a')
    assert(first.isAllowed)
    expect(take('b').isAllowed).toBe(false)
    first.giveBack()
    expect(take('b').isAllowed).toBe(true)
    time += 60_000
    expect(take('b').isAllowed).toBe(true)
    first.giveBack()
    expect(take('c').isAllowed).toBe(false)
  })
})

describe('the rate limit', () => {
  it('remembers a limited number of addresses, and refuses no new address for that', () => {
    const { take } = limiter(1, Number.POSITIVE_INFINITY)
    for (let index = 0; index < MAX_ADDRESSES; index++) take(String(index))
    expect(take('0').isAllowed).toBe(false)
    // A further address evicts the one that has been silent longest, which is 1 and not 0.
    expect(take('new').isAllowed).toBe(true)
    expect(take('0').isAllowed).toBe(false)
    expect(take('1').isAllowed).toBe(true)
  })
  it('drops no address for one that it remembers already', () => {
    const { take } = limiter(1, Number.POSITIVE_INFINITY)
    for (let index = 0; index < MAX_ADDRESSES; index++) take(String(index))
    expect(take('7').isAllowed).toBe(false)
    expect(take('0').isAllowed).toBe(false)
  })
  it('uses the monotonic clock by default', () => {
    vi.useFakeTimers()
    try {
      const { take } = createRateLimiter({ perAddress: 1, overall: 100 })
      expect([take('a').isAllowed, take('a').isAllowed]).toEqual([true, false])
      vi.advanceTimersByTime(60_000)
      expect(take('a').isAllowed).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})
