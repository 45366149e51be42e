/** The service's background jobs, and the purge, which is one of them. They run by timers on Node, by the schedule on Workers. Deliveries on Node have loops (`deliveryLoop.ts`). */
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { BackgroundJob } from './assembleService.ts'

/**
 * Runs a job now and after each interval. A failure is logged, and the job runs again the next time.
 * @param interval in milliseconds
 * @returns a function that stops it
 */
export function startJobTimer(what: BackgroundJob, run: () => Promise<unknown>, interval: number, log: EventLog): () => void {
  let isEnded = false
  const runOnce = async () => {
    try {
      await run()
    } catch (error) {
      // A run that was cut short because the service stops has not failed.
      if (!isEnded) log({ event: 'service.failed', what, ...traceOf(error) })
    }
  }
  void runOnce()
  const timer = setInterval(runOnce, interval)
  timer.unref()
  return () => {
    isEnded = true
    clearInterval(timer)
  }
}

/**
 * Runs every job, even after one has failed: the watch must alert when deliveries fail.
 * @throws the first error at the end, so that the platform's list of runs shows the failure
 */
export async function runJobs(jobs: Partial<Record<BackgroundJob, () => Promise<unknown>>>, log: EventLog): Promise<void> {
  const errors: unknown[] = []
  for (const [what, run] of entriesOf(jobs)) {
    try {
      await run()
    } catch (error) {
      log({ event: 'service.failed', what, ...traceOf(error) })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

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
