import { traceOf } from '../errorTrace.ts'
import { log } from '../log.ts'
import type { LeadStore } from './leadStore.ts'

/** How often old leads are looked for, in milliseconds. */
const PURGE_INTERVAL_MS = 3_600_000

/**
 * Deletes leads that are older than so many days, now and every hour.
 * @returns a function that ends it
 */
export function startPurging(store: LeadStore, days: number, steady: () => number = () => performance.now()): () => void {
  let last = steady()
  const purge = async () => {
    const ran = steady() - last
    try {
      await store.purge(days, ran)
      last += ran
    } catch (error) {
      log({ event: 'service.failed', what: 'purge', ...traceOf(error) })
    }
  }
  void purge()
  const timer = setInterval(purge, PURGE_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
