/** Recurring jobs of the embedded service. Deliveries have loops of their own (`deliveryLoop.ts`). */
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import type { Duty } from './assembleService.ts'

/**
 * Runs a duty now and after each interval; a failure is logged, and the duty runs again the next time.
 * @param interval in milliseconds @returns a function that stops it
 */
export function startDutyTimer(what: Duty, run: () => Promise<unknown>, interval: number, log: EventLog): () => void {
  let isEnded = false
  const runOnce = async () => {
    try {
      await run()
    } catch (error) {
      // A run that the end of the service cuts short has not failed.
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
