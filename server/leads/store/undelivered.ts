/** Lists waiting and dead deliveries for the operator. */
import { channelOf, parseDeadRow, parseWaitingRow } from './deliveryRows.ts'
import type { LeadStore } from './leadStore.ts'
import { WAITING } from './rowConditions.ts'
import type { SqlDatabase } from './sqlDatabase.ts'

type UndeliveredMethods = Pick<LeadStore, 'listWaiting' | 'listDead' | 'countDead' | 'listChannelsStuckSince' | 'hasTroubledDelivery'>

/** @returns the methods of the store that list and count what is not delivered */
export function createUndelivered(database: SqlDatabase): UndeliveredMethods {
  return {
    async listDead() {
      const rows = await database.read(
        'SELECT reference, channel, attempts, last_error, dead_at FROM outbox JOIN leads ON leads.id = lead_id WHERE dead_at IS NOT NULL ORDER BY outbox.id',
      )
      return rows.map(parseDeadRow)
    },
    async listWaiting(limit) {
      const rows = await database.read(
        `SELECT reference, channel, attempts, last_error, next_attempt_at FROM outbox JOIN leads ON leads.id = lead_id
         WHERE ${WAITING} ORDER BY outbox.lead_id, outbox.id LIMIT ?`,
        limit,
      )
      return rows.map(parseWaitingRow)
    },
    async countDead(channel) {
      const [row] = await database.read('SELECT count(*) AS count FROM outbox WHERE channel = ? AND dead_at IS NOT NULL', channel)
      return Number(row?.count ?? 0)
    },
    async listChannelsStuckSince(before) {
      const rows = await database.read(
        `SELECT channel, min(coalesce(first_attempt_at, next_attempt_at)) AS since, count(*) AS count,
                (SELECT last_error_kind FROM outbox AS newest WHERE newest.channel = outbox.channel AND ${WAITING} AND last_error_kind IS NOT NULL
                 ORDER BY last_attempt_at DESC, id DESC LIMIT 1) AS error
         FROM outbox WHERE ${WAITING} AND coalesce(first_attempt_at, next_attempt_at) <= ?
         GROUP BY channel ORDER BY channel`,
        before,
      )
      return rows.map((row) => ({
        channel: channelOf(row),
        since: String(row.since),
        count: Number(row.count),
        error: String(row.error ?? ''),
      }))
    },
    async hasTroubledDelivery(channel, alertedAt) {
      const rows = await database.read(
        `SELECT 1 FROM outbox JOIN leads ON leads.id = lead_id
         WHERE channel = ? AND ${WAITING} AND (last_error_kind IS NOT NULL OR received_at <= ?) LIMIT 1`,
        channel,
        alertedAt,
      )
      return rows.length > 0
    },
  }
}
