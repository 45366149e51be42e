/** Recognizes the same request where it brings no key of its own, as plain forms send it. */
import type { DemoRequest } from '#src/site/demoForm/demoRequest.ts'
import { toHex } from '../hex.ts'
import type { SqlDatabase } from './sqlDatabase.ts'

/** For so long, in milliseconds, the same request counts as the same lead: whoever asks again after a day wants another answer. */
const SAME_LEAD_MS = 86_400_000

/** The colon keeps these apart from senders' keys. */
async function deriveContentKey(request: DemoRequest, at: Date): Promise<string> {
  const text = JSON.stringify([request, at.toISOString().slice(0, 10)])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `content:${toHex(new Uint8Array(hash, 0, 20))}`
}

/**
 * A lead's key holds its day in UTC, so a search for a lead of yesterday needs yesterday's key.
 * @param now the time by the wall clock
 * @returns the key of the lead that has the same words and is younger than a day; today's where there is none
 * @throws StoreUnavailable
 */
export async function findContentKey(database: Pick<SqlDatabase, 'read'>, request: DemoRequest, now: Date): Promise<string> {
  const aDayAgo = new Date(now.getTime() - SAME_LEAD_MS)
  const yesterdays = await deriveContentKey(request, aDayAgo)
  const [lead] = await database.read('SELECT 1 FROM leads WHERE idempotency_key = ? AND received_at > ?', yesterdays, aDayAgo.toISOString())
  return lead ? yesterdays : deriveContentKey(request, now)
}
