/** What is still to be delivered, and what was given up, as the operator reads it. */
import type { DeliveryChannel } from '../lead.ts'
import type { SqlDatabase } from './database.ts'
import { WAITING } from './rowConditions.ts'

/** A delivery that is neither done nor given up. */
export type WaitingDelivery = {
  reference: string
  channel: DeliveryChannel
  attempts: number
  /** What went wrong at the last attempt; empty before the first. */
  lastError: string
  /** If in the past: due, and not yet leased. */
  nextAttemptAt: string
}
export type DeadLetter = { reference: string; channel: DeliveryChannel; attempts: number; lastError: string; deadAt: string }

export function createOpenDeliveries(database: SqlDatabase) {
  return {
    async deadLetters(): Promise<DeadLetter[]> {
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
    /** @returns what is still to be delivered, the oldest lead first */
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
    async pending(): Promise<number> {
      return Number((await database.read(`SELECT count(*) AS count FROM outbox WHERE ${WAITING}`))[0]?.count ?? 0)
    },
  }
}
