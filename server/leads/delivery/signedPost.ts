import { toHex } from '../hex.ts'

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
