/** Changes when deliveries are due, because of a wrong clock, a new channel or the operator. */

import type { LeadStore } from './leadStore.ts'
import { NOT_IN_QUARANTINE, UNDELIVERED_LEAD, WAITING } from './rowConditions.ts'
import type { SqlDatabase } from './sqlDatabase.ts'
import { createWriter } from './writer.ts'

/** SQLite and JavaScript may round milliseconds differently. */
const ROUNDING_MS = 500

type ReschedulingMethods = Pick<LeadStore, 'pullForward' | 'addMissingDeliveries' | 'replayUndelivered' | 'resendDelivered'>

/** @param now the time by the wall clock @returns the methods of the store that change when deliveries are due */
export function createRescheduling(database: SqlDatabase, now: () => Date): ReschedulingMethods {
  const { isoNow, isoAfter, write, createDeliveryInsert } = createWriter(database, now)

  return {
    async pullForward(beyondMs) {
      const limit = isoAfter(beyondMs)
      const aheadRows = await database.read(`SELECT 1 FROM outbox WHERE ${WAITING} AND first_attempt_at > ? LIMIT 1`, limit)
      if (aheadRows.length > 0)
        await write(`UPDATE outbox SET first_attempt_at = ? WHERE ${WAITING} AND first_attempt_at > ?`, isoNow(), limit)
      const lateRows = await database.read(`SELECT 1 FROM outbox WHERE ${WAITING} AND next_attempt_at > ? LIMIT 1`, limit)
      if (lateRows.length === 0) return 0
      return (await write(`UPDATE outbox SET next_attempt_at = ? WHERE ${WAITING} AND next_attempt_at > ? RETURNING id`, isoNow(), limit))
        .length
    },

    async addMissingDeliveries(channels) {
      let addedCount = 0
      for (const channel of channels) {
        const lackingCondition = `${UNDELIVERED_LEAD} AND ${NOT_IN_QUARANTINE}
                         AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND channel = ?)`
        if ((await database.read(`SELECT 1 FROM leads WHERE ${lackingCondition} LIMIT 1`, channel)).length === 0) continue
        const [rows = []] = await database.batch([createDeliveryInsert(channel, lackingCondition, channel)])
        addedCount += rows.length
      }
      return addedCount
    },

    async replayUndelivered(leaseMs) {
      // Skip deliveries whose lease may still run (next attempt = last attempt + `leaseMs`). This also skips a failed delivery with a pause
      // that short, which is retried soon anyway.
      const rows = await database.batch([
        {
          sql: `UPDATE outbox SET next_attempt_at = ? WHERE ${WAITING} AND next_attempt_at > ? AND (last_attempt_at IS NULL
                OR next_attempt_at > strftime('%Y-%m-%dT%H:%M:%fZ', last_attempt_at, ?)) RETURNING id`,
          values: [isoNow(), isoNow(), `+${(leaseMs + ROUNDING_MS) / 1000} seconds`],
        },
        {
          sql: 'UPDATE outbox SET dead_at = NULL, attempts = 0, first_attempt_at = NULL, next_attempt_at = ? WHERE dead_at IS NOT NULL RETURNING id',
          values: [isoNow()],
        },
      ])
      return { again: rows[1]?.length ?? 0, forward: rows[0]?.length ?? 0 }
    },

    async resendDelivered(reference, channels) {
      const rows = await write(
        `UPDATE outbox SET delivered_at = NULL, attempts = 0, first_attempt_at = NULL, next_attempt_at = ?
         WHERE lead_id = (SELECT id FROM leads WHERE reference = ?) AND delivered_at IS NOT NULL
           AND channel IN (${channels.map(() => '?').join(', ')}) RETURNING channel`,
        isoNow(),
        reference,
        ...channels,
      )
      return channels.filter((channel) => rows.some((row) => row.channel === channel))
    },
  }
}
