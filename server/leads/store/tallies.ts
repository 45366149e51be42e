/** Figures about the store, for health, readiness, metrics and digests. Nothing here is personal. */

import type { DeliveryChannel } from '../lead.ts'
import type { SqlDatabase } from './database.ts'
import { IN_QUARANTINE, NOT_IN_QUARANTINE, WAITING } from './rowConditions.ts'

export type LeadCounts = {
  leads: number
  quarantined: number
  /** Deliveries that are neither delivered nor dead: the untried and the retrying. */
  waiting: number
  untried: number
  retrying: number
  delivered: number
  dead: number
}
export type ChannelTally = {
  channel: DeliveryChannel
  waiting: number
  dead: number
  /** The newest error of what is not delivered: "ECONNREFUSED", and when. */
  lastError: { kind: string; at: string } | null
}
export type Tally = { value: string; count: number }

export function createTallies(database: SqlDatabase) {
  const count = async (sql: string, ...values: (string | number)[]) => Number((await database.read(sql, ...values))[0]?.count ?? 0)
  return {
    /** Leads and quarantine in leads; waiting, of it untried and retrying (tried at least once), delivered and dead in deliveries. */
    async counts(): Promise<LeadCounts> {
      const [leads] = await database.read(
        `SELECT count(*) AS leads, count(CASE WHEN ${IN_QUARANTINE} THEN 1 END) AS quarantined FROM leads`,
      )
      const [deliveries] = await database.read(
        `SELECT count(CASE WHEN ${WAITING} AND attempts = 0 THEN 1 END) AS untried,
                count(CASE WHEN ${WAITING} AND attempts > 0 THEN 1 END) AS retrying,
                count(delivered_at) AS delivered, count(dead_at) AS dead FROM outbox`,
      )
      const get = (row: typeof leads, name: string) => Number(row?.[name] ?? 0)
      const untried = get(deliveries, 'untried')
      const retrying = get(deliveries, 'retrying')
      return {
        leads: get(leads, 'leads'),
        quarantined: get(leads, 'quarantined'),
        waiting: untried + retrying,
        untried,
        retrying,
        delivered: get(deliveries, 'delivered'),
        dead: get(deliveries, 'dead'),
      }
    },
    /** @returns when the oldest lead came in that nobody has been told of and that is not in quarantine, or null */
    async oldestUndelivered(): Promise<string | null> {
      const [row] = await database.read(
        `SELECT received_at FROM leads WHERE handed_on_at IS NULL AND ${NOT_IN_QUARANTINE} ORDER BY id LIMIT 1`,
      )
      return row ? String(row.received_at) : null
    },
    /**
     * Leads that no channel is to deliver, because none was set when they came in or since. Once one is set, it gets them
     * within a minute.
     * @param before ISO time: those that have been stored, or released, since then do not count yet
     */
    unassigned: (before: string) =>
      count(
        `SELECT count(*) AS count FROM leads WHERE handed_on_at IS NULL AND ${NOT_IN_QUARANTINE} AND coalesce(released_at, received_at) <= ?
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id)`,
        before,
      ),
    /** What stands in the way of each channel that has anything undelivered. */
    async channels(): Promise<ChannelTally[]> {
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
          channel: row.channel as DeliveryChannel,
          waiting: Number(row.waiting),
          dead: Number(row.dead),
          lastError: error ? { kind: String(error.last_error_kind), at: String(error.last_attempt_at ?? '') } : null,
        })
      }
      return reports
    },
    /** Leads received in a span of time, without those in quarantine. @param from, @param to ISO times */
    receivedBetween: (from: string, to: string) =>
      count(`SELECT count(*) AS count FROM leads WHERE received_at >= ? AND received_at < ? AND ${NOT_IN_QUARANTINE}`, from, to),
    /** How many leads each value of a field or campaign parameter brought, the most first, without quarantine. */
    async tally(by: 'industry' | 'topic' | { campaign: string }, since = ''): Promise<Tally[]> {
      const value = typeof by === 'string' ? by : `CASE WHEN json_valid(campaign) THEN json_extract(campaign, ?) END`
      const rows = await database.read(
        `SELECT coalesce(${value}, '') AS value, count(*) AS count FROM leads
         WHERE received_at >= ? AND ${NOT_IN_QUARANTINE} GROUP BY 1 ORDER BY 2 DESC, 1`,
        ...(typeof by === 'string' ? [] : [`$."${by.campaign.replaceAll('"', '')}"`]),
        since,
      )
      return rows.map((row) => ({ value: String(row.value), count: Number(row.count) }))
    },
    /** What the service remembers of itself under a name, such as when it last sent a digest. */
    async remembered(name: string): Promise<string | null> {
      const [row] = await database.read('SELECT value FROM service_state WHERE name = ?', name)
      return row ? String(row.value) : null
    },
    async remember(name: string, value: string): Promise<void> {
      await database.batch([
        {
          sql: 'INSERT INTO service_state (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
          values: [name, value],
        },
      ])
    },
  }
}
