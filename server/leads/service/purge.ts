import type { LeadStore } from '../store/leadStore.ts'

/**
 * @param days how long leads are kept
 * @param monotonicNow milliseconds of a monotonic clock
 * @returns a function that deletes older leads. It passes on how long the service has run since the last successful purge.
 */
export function createPurge(
  store: Pick<LeadStore, 'purge'>,
  days: number,
  monotonicNow: () => number = () => performance.now(),
): () => Promise<void> {
  let last = monotonicNow()
  return async () => {
    const ran = monotonicNow() - last
    await store.purge(days, ran)
    last += ran
  }
}
