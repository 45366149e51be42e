/** What the operator has to hear: a store that takes nothing, stuck deliveries, and once a day the digest. */
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import { type AlertOptions, checkAlerts } from './alerts.ts'
import { sendDigestIfDue } from './digest.ts'
import { createStoreAlert } from './storeAlert.ts'

/** How often the embedded service looks, in milliseconds. */
const LOOK_INTERVAL_MS = 300_000

/**
 * @param options `digestHour` null sends no digest
 * @returns a function that looks once, and tells the operator what is to be told @throws StoreUnavailable
 */
export function createWatch(options: AlertOptions & { digestHour: number | null }): () => Promise<void> {
  const { store, notifiers, log, commandLine, digestHour, now } = options
  const canStore = createStoreAlert(options)
  return async () => {
    // What is sent is remembered in the store, or it would be sent again at every look.
    if (!(await canStore())) return
    await checkAlerts(options)
    const notify = notifiers.email ?? notifiers.webhook
    if (digestHour !== null && notify) await sendDigestIfDue({ store, notify, hour: digestHour, log, commandLine, ...(now ? { now } : {}) })
  }
}

/** Looks now and every few minutes. @param lookOnce see `createWatch` @returns a function that ends it */
export function startWatch(lookOnce: () => Promise<void>, log: EventLog): () => void {
  let isEnded = false
  const look = async () => {
    try {
      await lookOnce()
    } catch (error) {
      // A look that the end of the service cut short found nothing.
      if (isEnded) return
      log({ event: 'service.failed', what: 'watch', ...traceOf(error) })
    }
  }
  void look()
  const timer = setInterval(look, LOOK_INTERVAL_MS)
  timer.unref()
  return () => {
    isEnded = true
    clearInterval(timer)
  }
}
