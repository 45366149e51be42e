/** The embedded service's own watch: looks every few minutes for a store that takes nothing and for stuck deliveries, and sends the daily digest. */
import { errorName } from '../log.ts'
import { type AlertOptions, checkAlerts } from './alerts.ts'
import { sendDigestIfDue } from './digest.ts'
import { createStoreAlert } from './storeAlert.ts'

const INTERVAL = 300_000

/** @param digestHour null sends no digest @returns a function that ends it */
export function startWatch(options: AlertOptions & { digestHour: number | null }): () => void {
  const { store, notifiers, log, call, digestHour, now } = options
  const canStore = createStoreAlert(options)
  let isEnded = false
  const look = async () => {
    try {
      // What is sent is remembered in the store, or it would be sent again at every look.
      if (!(await canStore())) return
      await checkAlerts(options)
      const notify = notifiers.email
      if (digestHour !== null && notify) await sendDigestIfDue({ store, notify, hour: digestHour, log, call, ...(now ? { now } : {}) })
    } catch (error) {
      // A look that the end of the service cut short found nothing.
      if (isEnded) return
      log({ event: 'service.failed', what: 'watch', error: errorName(error) })
    }
  }
  void look()
  const timer = setInterval(look, INTERVAL)
  timer.unref()
  return () => {
    isEnded = true
    clearInterval(timer)
  }
}
