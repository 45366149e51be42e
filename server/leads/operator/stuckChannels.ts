/** Which channels do not deliver, and since when. */

import type { Channel } from '../lead.ts'
import type { SqlDatabase } from '../store/database.ts'
import { OPEN } from '../store/rowConditions.ts'

/** How long a delivery may be tried, or be due without being tried, before its channel counts as stuck: one hour, in milliseconds. */
export const STUCK_AFTER = 3_600_000

export type Stuck = { channel: Channel; since: string; count: number; error: string }

/** @returns the channels with deliveries that have waited too long, with how many and their last error's kind */
export async function stuckChannels(database: SqlDatabase, now: () => Date): Promise<Stuck[]> {
  const before = new Date(now().getTime() - STUCK_AFTER).toISOString()
  // One that was never tried counts from when it was due: a channel added today is not stuck with last week's leads.
  const rows = await database.read(
    `SELECT channel, min(coalesce(first_attempt_at, next_attempt_at)) AS since, count(*) AS count, max(coalesce(last_error_kind, '')) AS error
     FROM outbox WHERE ${OPEN} AND coalesce(first_attempt_at, next_attempt_at) <= ?
     GROUP BY channel ORDER BY channel`,
    before,
  )
  return rows.map((row) => ({
    channel: row.channel as Channel,
    since: String(row.since),
    count: Number(row.count),
    error: String(row.error),
  }))
}
