import type { Sender } from './delivery.ts'
import { DeliveryRefused } from './deliveryError.ts'
import { postSigned } from './signedPost.ts'

/**
 * Posts a lead as signed JSON. Receivers check the signature and drop repetitions. `Idempotency-Key` is the reference, and for a correction
 * the reference with its revision. A redirect is a failure.
 * @param concurrency deliveries at a time
 */
export function createWebhookSender(url: string, secret: string, concurrency: number): Sender {
  return {
    concurrency,
    async send(lead, signal) {
      const key = lead.revision === 1 ? lead.reference : `${lead.reference}-${lead.revision}`
      const response = await postSigned({ url, secret }, JSON.stringify(lead), { 'Idempotency-Key': key }, signal)
      const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
      if (isRedirect)
        throw new DeliveryRefused(
          `HTTP ${response.status || 'redirect'}`,
          `the receiver redirects (${response.status}): set LEAD_WEBHOOK_URL to its final address`,
        )
      if (!response.ok) throw new DeliveryRefused(`HTTP ${response.status}`, `the receiver answered ${response.status}`)
    },
  }
}
