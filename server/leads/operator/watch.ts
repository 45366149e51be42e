/** What the operator has to hear: a store that takes nothing, stuck deliveries, and once a day the digest. */
import { type AlertOptions, checkAlerts } from './alerts.ts'
import { sendDigestIfDue } from './digest.ts'
import { createStoreAlert } from './storeAlert.ts'

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
