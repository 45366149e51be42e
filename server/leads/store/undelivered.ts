/** Deliveries that are waiting or dead, as the operator reads them. */
import type { DeliveryChannel } from '../lead.ts'
import type { SqlDatabase } from './database.ts'
import { WAITING } from './rowConditions.ts'

/** A delivery that is untried or retrying. */
export type WaitingDelivery = {
  reference: string
  channel: DeliveryChannel
  attempts: number
  /** What went wrong at the last attempt; empty before the first. */
  lastError: string
  /** If in the past: due, and not yet leased. */
  nextAttemptAt: string
}
/** A delivery that is not tried any more. */
export type DeadDelivery = { reference: string; channel: DeliveryChannel; attempts: number; lastError: string; deadAt: string }

export function createUndelivered(database: SqlDatabase) {
  return {
    /** @returns what is not tried any more, in the order in which the leads came in */
    async dead(): Promise<DeadDelivery[]> {
      const rows = await database.read(
        'SELECT reference, channel, attempts, last_error, dead_at FROM outbox JOIN leads ON leads.id = lead_id WHERE dead_at IS NOT NULL ORDER BY outbox.id',
      )
      return rows.map((row) => ({
        reference: String(row.reference),
        channel: row.channel as DeliveryChannel,
        attempts: Number(row.attempts),
        lastError: String(row.last_error ?? ''),
        deadAt: String(row.dead_at),
      }))
    },
    /** @returns what is untried or retrying, the oldest lead first */
    async waiting(most: number): Promise<WaitingDelivery[]> {
      const rows = await database.read(
        `SELECT reference, channel, attempts, last_error, next_attempt_at FROM outbox JOIN leads ON leads.id = lead_id
         WHERE ${WAITING} ORDER BY outbox.lead_id, outbox.id LIMIT ?`,
        most,
      )
      return rows.map((row) => ({
        reference: String(row.reference),
        channel: row.channel as DeliveryChannel,
        attempts: Number(row.attempts),
        lastError: String(row.last_error ?? ''),
        nextAttemptAt: String(row.next_attempt_at),
      }))
    },
    /** Reads one row, as cheaply as can be. @throws StoreUnavailable, StatementFault where the store does not answer */
    async checkReadable(): Promise<void> {
      await database.read('SELECT 1 FROM leads LIMIT 1')
    },
  }
}
