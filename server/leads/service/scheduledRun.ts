/** The Worker's scheduled run, each minute: one duty after the other. */
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import type { Duty } from './assembleService.ts'

/**
 * Runs every duty, also after one that failed: deliveries that cannot be made are the very reason for an alert.
 * @throws the first error at the end, so that the platform's list of runs shows that it failed
 */
export async function runDuties(duties: Partial<Record<Duty, () => Promise<unknown>>>, log: EventLog): Promise<void> {
  const errors: unknown[] = []
  for (const [what, run] of Object.entries(duties) as [Duty, () => Promise<unknown>][]) {
    try {
      await run()
    } catch (error) {
      log({ event: 'service.failed', what, ...traceOf(error) })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
