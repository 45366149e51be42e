import type { DemoRequestField } from '#src/demoForm/demoRequest.ts'

export type SendOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'errors'; errors: Partial<Record<DemoRequestField, string>> }
  | { kind: 'problem'; text: string }

/**
 * Timeout of a request in milliseconds. The service answers within a second, and a phone that changes networks needs a few more. Sending
 * again is safe, because the request keeps its key.
 */
const TIMEOUT_MS = 15_000

/**
 * @returns a key that ties repetitions of a request together, in hexadecimal. Not by `randomUUID`, which browsers lack on plain HTTP, such
 * as in development on a phone.
 */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Posts a demo request. Never throws: every failure, the timeout too, is a result to show, and typed text stays.
 * @param failureText what to show if the service says nothing itself
 */
export async function sendRequest(action: string, body: object, failureText: string): Promise<SendOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const received = (await response.json().catch(() => ({}))) as { reference?: string; error?: string; errors?: object }
    if (response.status === 201 && received.reference) return { kind: 'sent', reference: received.reference }
    if (response.status === 422 && received.errors) return { kind: 'errors', errors: received.errors }
    return { kind: 'problem', text: received.error ?? failureText }
  } catch {
    return { kind: 'problem', text: failureText }
  }
}
