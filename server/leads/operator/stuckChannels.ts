/** Which channels do not deliver, and since when. */

import type { DeliveryChannel } from '../lead.ts'
import type { SqlDatabase } from '../store/database.ts'
import { WAITING } from '../store/rowConditions.ts'

/** How long a delivery may be tried, or be due without being tried, before its channel counts as stuck: one hour, in milliseconds. */
export const STUCK_AFTER_MS = 3_600_000

export type StuckChannel = {
  channel: DeliveryChannel
  since: string
  count: number
  /** The kind of the error of the last attempt; empty if there was none. */
  error: string
}

/** @returns the channels with deliveries that have waited too long, with how many and their last error's kind */
export async function findStuckChannels(database: SqlDatabase, now: () => Date): Promise<StuckChannel[]> {
  const before = new Date(now().getTime() - STUCK_AFTER_MS).toISOString()
  // One that was never tried counts from when it was due: a channel added today is not stuck with last week's leads.
  const rows = await database.read(
    `SELECT channel, min(coalesce(first_attempt_at, next_attempt_at)) AS since, count(*) AS count,
            (SELECT last_error_kind FROM outbox AS newest WHERE newest.channel = outbox.channel AND ${WAITING} AND last_error_kind IS NOT NULL
             ORDER BY last_attempt_at DESC, id DESC LIMIT 1) AS error
     FROM outbox WHERE ${WAITING} AND coalesce(first_attempt_at, next_attempt_at) <= ?
     GROUP BY channel ORDER BY channel`,
    before,
  )
  return rows.map((row) => ({
    channel: row.channel as DeliveryChannel,
    since: String(row.since),
    count: Number(row.count),
    error: String(row.error ?? ''),
  }))
}

/**
 * Whether anything still waits that was in trouble: that has failed, or that was there when the operator was last alerted.
 * After a replay or a correction such a delivery is not stuck for another hour, and yet not delivered.
 * @param alertedAt ISO time
 */
export async function hasTroubledDelivery(database: SqlDatabase, channel: DeliveryChannel, alertedAt: string): Promise<boolean> {
  const rows = await database.read(
    `SELECT 1 FROM outbox JOIN leads ON leads.id = lead_id
     WHERE channel = ? AND ${WAITING} AND (last_error_kind IS NOT NULL OR received_at <= ?) LIMIT 1`,
    channel,
    alertedAt,
  )
  return rows.length > 0
}

/** @returns how many deliveries by a channel are dead now */
export async function countDead(database: SqlDatabase, channel: DeliveryChannel): Promise<number> {
  const [row] = await database.read('SELECT count(*) AS count FROM outbox WHERE channel = ? AND dead_at IS NOT NULL', channel)
  return Number(row?.count ?? 0)
}
