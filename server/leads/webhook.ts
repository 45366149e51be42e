import type { Sender } from './delivery.ts'

const PATIENCE = 10_000

/**
 * Posts a lead as JSON. `X-Signature: t=<seconds>,v1=<hex>` is HMAC-SHA-256 over "<seconds>.<body>" with the shared
 * secret; receivers check it and drop references that they already have.
 * @throws Error when the receiver does not answer with a success
 */
export function webhookSender(url: string, secret: string): Sender {
  return async (lead) => {
    const body = JSON.stringify(lead)
    const time = Math.floor(Date.now() / 1000)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Signature': `t=${time},v1=${await sign(`${time}.${body}`, secret)}`,
        'Idempotency-Key': lead.reference,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`)
  }
}

/** @returns HMAC-SHA-256 in hexadecimal */
export async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
