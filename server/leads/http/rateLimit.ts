/**
 * Fixed windows of a minute, for each address and for all together. A refused request counts against its address, but not
 * against the overall limit.
 */
export type RateLimits = { perAddress: number; overall: number }
/** What a request gets: taken, or in how many seconds to come back. */
type Turn =
  | {
      isAllowed: true
      /** The request was refused after all: it does not count against the overall limit. */
      giveBack(): void
    }
  | { isAllowed: false; retryAfter: number }
export type RateLimiter = {
  /** @param address as `deriveRemoteKey` gives it */
  take(address: string): Turn
}

const WINDOW_MS = 60_000
/** Beyond this many addresses in a window, it forgets the one that has been silent longest. This bounds memory and shuts nobody out. */
export const MOST_ADDRESSES = 10_000

/** @param now milliseconds, by a clock that does not jump */
export function createRateLimiter({ perAddress, overall }: RateLimits, now: () => number = () => performance.now()): RateLimiter {
  let begin = now()
  let total = 0
  const counts = new Map<string, number>()
  return {
    take(address) {
      const time = now()
      if (time - begin >= WINDOW_MS || time < begin) {
        begin = time
        total = 0
        counts.clear()
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.delete(address)
      if (counts.size >= MOST_ADDRESSES) counts.delete(counts.keys().next().value ?? '')
      counts.set(address, count)
      if (count > perAddress || total >= overall)
        return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((begin + WINDOW_MS - time) / 1000)) }
      total += 1
      const window = begin
      return {
        isAllowed: true,
        giveBack() {
          if (window === begin) total -= 1
        },
      }
    },
  }
}
