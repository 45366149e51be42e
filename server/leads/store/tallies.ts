/** Counts for health, readiness, metrics and digests. Nothing here is personal. */

import { channelOf } from './deliveryRows.ts'
import type { LeadStore } from './leadStore.ts'
import type { ChannelTally } from './leadStoreData.ts'
import { IN_QUARANTINE, NOT_IN_QUARANTINE, UNDELIVERED_LEAD, WAITING } from './rowConditions.ts'
import type { SqlDatabase } from './sqlDatabase.ts'

type TalliesMethods = Pick<
  LeadStore,
  'countByState' | 'findOldestUndelivered' | 'countUnassigned' | 'listChannelTallies' | 'countReceivedBetween' | 'listTallies'
>

/** @returns the methods of the store that count leads and deliveries */
export function createTallies(database: SqlDatabase): TalliesMethods {
  const count = async (sql: string, ...values: (string | number)[]) => Number((await database.read(sql, ...values))[0]?.count ?? 0)
  return {
    async countByState() {
      const [leads] = await database.read(
        `SELECT count(*) AS leads, count(CASE WHEN ${IN_QUARANTINE} THEN 1 END) AS quarantined FROM leads`,
      )
      const [deliveries] = await database.read(
        `SELECT count(CASE WHEN ${WAITING} AND attempts = 0 THEN 1 END) AS untried,
                count(CASE WHEN ${WAITING} AND attempts > 0 THEN 1 END) AS retrying,
                count(delivered_at) AS delivered, count(dead_at) AS dead FROM outbox`,
      )
      const readCount = (row: typeof leads, name: string) => Number(row?.[name] ?? 0)
      const untried = readCount(deliveries, 'untried')
      const retrying = readCount(deliveries, 'retrying')
      return {
        leads: readCount(leads, 'leads'),
        quarantined: readCount(leads, 'quarantined'),
        waiting: untried + retrying,
        untried,
        retrying,
        delivered: readCount(deliveries, 'delivered'),
        dead: readCount(deliveries, 'dead'),
      }
    },
    async findOldestUndelivered() {
      const [row] = await database.read(
        `SELECT received_at FROM leads WHERE ${UNDELIVERED_LEAD} AND ${NOT_IN_QUARANTINE} ORDER BY id LIMIT 1`,
      )
      return row ? String(row.received_at) : null
    },
    countUnassigned: (before) =>
      count(
        `SELECT count(*) AS count FROM leads WHERE ${UNDELIVERED_LEAD} AND ${NOT_IN_QUARANTINE} AND coalesce(released_at, received_at) <= ?
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id)`,
        before,
      ),
    async listChannelTallies() {
      const rows = await database.read(
        `SELECT channel, count(CASE WHEN dead_at IS NULL THEN 1 END) AS waiting, count(dead_at) AS dead, max(last_attempt_at) AS at
         FROM outbox WHERE delivered_at IS NULL GROUP BY channel ORDER BY channel`,
      )
      const reports: ChannelTally[] = []
      for (const row of rows) {
        const [error] = await database.read(
          'SELECT last_error_kind, last_attempt_at FROM outbox WHERE channel = ? AND delivered_at IS NULL AND last_error_kind IS NOT NULL ORDER BY last_attempt_at DESC LIMIT 1',
          row.channel ?? null,
        )
        reports.push({
          channel: channelOf(row),
          waiting: Number(row.waiting),
          dead: Number(row.dead),
          lastError: error ? { kind: String(error.last_error_kind), at: String(error.last_attempt_at) } : null,
        })
      }
      return reports
    },
    countReceivedBetween: (from, to) =>
      count(`SELECT count(*) AS count FROM leads WHERE received_at >= ? AND received_at < ? AND ${NOT_IN_QUARANTINE}`, from, to),
    async listTallies(by, since = '') {
      const value = typeof by === 'string' ? by : `CASE WHEN json_valid(campaign) THEN json_extract(campaign, ?) END`
      const rows = await database.read(
        `SELECT coalesce(${value}, '') AS value, count(*) AS count FROM leads
         WHERE received_at >= ? AND ${NOT_IN_QUARANTINE} GROUP BY 1 ORDER BY 2 DESC, 1`,
        ...(typeof by === 'string' ? [] : [`$."${by.campaign.replaceAll('"', '')}"`]),
        since,
      )
      return rows.map((row) => ({ value: String(row.value), count: Number(row.count) }))
    },
  }
}
