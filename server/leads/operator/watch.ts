/** Watches for what the operator must know: a store that cannot be written to, stuck deliveries, and once a day the digest. */
import { type AlertOptions, sendAlerts } from './alerts.ts'
import { sendDigestIfDue } from './digest.ts'
import { createStoreAlert } from './storeAlert.ts'

/**
 * @param options `digestHour` null sends no digest
 * @returns a function that checks once and tells the operator what it finds @throws StoreUnavailable
 */
export function createWatch(options: AlertOptions & { digestHour: number | null }): () => Promise<void> {
  const { notifiers, digestHour } = options
  const canStore = createStoreAlert(options)
  return async () => {
    // The store keeps what was sent. Without it, every check would send the same again.
    if (!(await canStore())) return
    await sendAlerts(options)
    const notify = notifiers.email ?? notifiers.webhook
    if (digestHour !== null && notify) await sendDigestIfDue({ ...options, notify, hour: digestHour })
  }
}
