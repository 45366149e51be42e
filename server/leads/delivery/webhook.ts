import type { Sender } from './delivery.ts'
import { Refused } from './deliveryError.ts'

/**
 * Posts a lead as JSON. `X-Signature: t=<seconds>,v1=<hex>` is HMAC-SHA-256 over "<seconds>.<body>" with the shared
 * secret; receivers check it and drop what they already have: `Idempotency-Key` is the reference, and for a correction
 * the reference with its revision. A redirect is a failure: leads go to the address that was set, and to no other.
 * @param atOnce how many at a time
 */
export function webhookSender(url: string, secret: string, atOnce = 20): Sender {
  return {
    atOnce,
    async send(lead, signal) {
      const body = JSON.stringify(lead)
      const time = Math.floor(Date.now() / 1000)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Signature': `t=${time},v1=${await sign(`${time}.${body}`, secret)}`,
          'Idempotency-Key': lead.revision === 1 ? lead.reference : `${lead.reference}-${lead.revision}`,
        },
        body,
        // workerd knows no 'error'.
        redirect: 'manual',
        signal,
      })
      // The status says it all; a body may be endless.
      response.body?.cancel().catch(() => {})
      const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
      if (isRedirect)
        throw new Refused(
          `HTTP ${response.status || 'redirect'}`,
          `the receiver redirects (${response.status}): set LEAD_WEBHOOK_URL to its final address`,
        )
      if (!response.ok) throw new Refused(`HTTP ${response.status}`, `the receiver answered ${response.status}`)
    },
  }
}

/** @returns HMAC-SHA-256 in hexadecimal */
export async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
