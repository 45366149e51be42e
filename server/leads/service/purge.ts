import type { LeadStore } from '../store/leadStore.ts'

/**
 * @param days how long leads are kept
 * @param steady milliseconds by a clock that cannot jump
 * @returns a function that deletes older leads, and tells the store how long the service has run since the last successful purge
 */
export function createPurge(
  store: Pick<LeadStore, 'purge'>,
  days: number,
  steady: () => number = () => performance.now(),
): () => Promise<void> {
  let last = steady()
  return async () => {
    const ran = steady() - last
    await store.purge(days, ran)
    last += ran
  }
}
