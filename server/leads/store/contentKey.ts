/** Derives a key from a request's content, for plain forms, which send no key. The same request then becomes one lead. */
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { DAY_MS } from '#src/lib/anywhere/time/durations.ts'
import { toHex } from '../hex.ts'
import type { SqlDatabase } from './sqlDatabase.ts'

/** Within this time the same request is the same lead. A visitor who asks again after a day wants another answer. */
const SAME_LEAD_MS = DAY_MS

/** The colon keeps these keys apart from those that senders choose. */
async function deriveContentKey(request: DemoRequest, at: Date): Promise<string> {
  const text = JSON.stringify([request, dayOf(at)])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `content:${toHex(new Uint8Array(hash, 0, 20))}`
}

/**
 * A key contains the day in UTC, so yesterday's lead is found by yesterday's key.
 * @param now the time by the wall clock
 * @returns the key of a lead with the same words that is younger than a day; otherwise today's key
 * @throws StoreUnavailable
 */
export async function findContentKey(database: Pick<SqlDatabase, 'read'>, request: DemoRequest, now: Date): Promise<string> {
  const aDayAgo = new Date(now.getTime() - SAME_LEAD_MS)
  const yesterdays = await deriveContentKey(request, aDayAgo)
  const [lead] = await database.read('SELECT 1 FROM leads WHERE idempotency_key = ? AND received_at > ?', yesterdays, aDayAgo.toISOString())
  return lead ? yesterdays : deriveContentKey(request, now)
}
