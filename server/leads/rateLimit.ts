/** Fixed windows of a minute, per address and for all together. Memory is bounded: addresses beyond the limit share one entry. */
export type RateLimits = { perAddress: number; overall: number }
export type RateLimiter = { take(address: string): { allowed: true } | { allowed: false; retryAfter: number } }

const WINDOW = 60_000
const MOST_ADDRESSES = 10_000

/** @param now milliseconds, monotonic enough */
export function createRateLimiter({ perAddress, overall }: RateLimits, now: () => number = Date.now): RateLimiter {
  let begin = now()
  let total = 0
  const counts = new Map<string, number>()
  return {
    take(address) {
      const time = now()
      if (time - begin >= WINDOW || time < begin) {
        begin = time
        total = 0
        counts.clear()
      }
      const key = counts.has(address) || counts.size < MOST_ADDRESSES ? address : ''
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      total += 1
      if (count <= perAddress && total <= overall) return { allowed: true }
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((begin + WINDOW - time) / 1000)) }
    },
  }
}
