/**
 * Limits requests in fixed windows of a minute, for each address and for all together. A refused request counts against its address, but
 * not against the overall limit.
 */
export type RateLimits = { perAddress: number; overall: number }
/** The answer to a request: allowed, or the number of seconds after which to come back. */
type RateDecision =
  | {
      isAllowed: true
      /** Call this if the request was refused after all. It then does not count against the overall limit. */
      giveBack(): void
    }
  | { isAllowed: false; retryAfter: number }
export type RateLimiter = {
  /** @param address as `deriveRemoteKey` gives it */
  take(address: string): RateDecision
}

const WINDOW_MS = 60_000
/** With more addresses in a window, the one that has been silent longest is forgotten. This limits memory without refusing anyone. */
export const MAX_ADDRESSES = 10_000

/** @param now milliseconds of a monotonic clock */
export function createRateLimiter({ perAddress, overall }: RateLimits, now: () => number = () => performance.now()): RateLimiter {
  let windowStart = now()
  let total = 0
  const counts = new Map<string, number>()
  return {
    take(address) {
      const time = now()
      if (time - windowStart >= WINDOW_MS || time < windowStart) {
        windowStart = time
        total = 0
        counts.clear()
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.delete(address)
      if (counts.size >= MAX_ADDRESSES) counts.delete(counts.keys().next().value ?? '')
      counts.set(address, count)
      if (count > perAddress || total >= overall)
        return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((windowStart + WINDOW_MS - time) / 1000)) }
      total += 1
      const window = windowStart
      return {
        isAllowed: true,
        giveBack() {
          if (window === windowStart) total -= 1
        },
      }
    },
  }
}
