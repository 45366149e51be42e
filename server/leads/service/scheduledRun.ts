/** What the Worker does each minute, one part after the other. */
import { traceOf } from '../errorTrace.ts'
import type { EventLog, ServicePart } from '../log.ts'

/**
 * Runs every part, also after one that failed: deliveries that cannot be made are the very reason for an alert.
 * @throws the first error at the end, so that the platform's list of runs shows that it failed
 */
export async function runEach(parts: Partial<Record<ServicePart, () => Promise<unknown>>>, log: EventLog): Promise<void> {
  const errors: unknown[] = []
  for (const [what, run] of Object.entries(parts) as [ServicePart, () => Promise<unknown>][]) {
    try {
      await run()
    } catch (error) {
      log({ event: 'service.failed', what, ...traceOf(error) })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
