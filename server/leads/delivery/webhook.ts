import { toHex } from '../hex.ts'
import type { Sender } from './delivery.ts'
import { DeliveryRefused } from './deliveryError.ts'

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

/**
 * Posts text as JSON. `X-Signature: t=<seconds>,v1=<hex>` is HMAC-SHA-256 over "<seconds>.<body>" with the shared secret. It follows no
 * redirect, so the text goes only to the address in the settings.
 * @returns the response's head; the body is not read, because it may be endless
 */
export async function postSigned(
  { url, secret }: { url: string; secret: string },
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Pick<Response, 'ok' | 'status' | 'type'>> {
  const time = Math.floor(Date.now() / 1000)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Signature': `t=${time},v1=${await signText(`${time}.${body}`, secret)}`, ...headers },
    body,
    // workerd does not support 'error'.
    redirect: 'manual',
    signal,
  })
  response.body?.cancel().catch(() => {})
  return response
}

/** @returns HMAC-SHA-256 in hexadecimal */
export async function signText(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}
