/** Attempts at waiting deliveries: they are taken with a lease, then marked as delivered, failed or dead, or given back. */

import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { DeliveryChannel } from '../lead.ts'
import { parseLeadRow } from './leadRows.ts'
import type { LeadStore } from './leadStore.ts'
import type { Delivery } from './leadStoreData.ts'
import { WAITING } from './rowConditions.ts'
import type { SqlDatabase, SqlRow, SqlStatement } from './sqlDatabase.ts'
import { createWriter } from './writer.ts'

/** Stored errors are cut to this length. */
const MAX_ERROR_LENGTH = 500
/**
 * Matches the row of a taken delivery. Its id alone is not enough, because the database reuses the id of an erased row. The next row with
 * it would pass for delivered without having been sent.
 */
const TAKEN_ROW = 'id = ? AND revision = ? AND lead_id = (SELECT id FROM leads WHERE reference = ?)'
const takenRowValues = ({ id, revision, lead }: Delivery) => [id, revision, lead.reference]
/** True while our lease is the latest. A process whose lease has ended must not reschedule a delivery that another process has taken. */
const LEASE_IS_CURRENT = 'attempts = ?'

/** @param row of `outbox` with its lead, as `takeDue` selects it @throws Error if the lead cannot be read */
const parseTakenRow = (row: SqlRow, channel: DeliveryChannel): Delivery => ({
  id: Number(row.outbox_id),
  channel,
  attempts: Number(row.attempts),
  revision: Number(row.taken_revision),
  firstAttemptAt: String(row.first_attempt_at),
  lead: parseLeadRow(row),
})

type OutboxMethods = Pick<LeadStore, 'takeDue' | 'markDelivered' | 'markFailed' | 'giveBack'>

/** @param now the time by the wall clock @returns the methods of the store for attempts at deliveries */
export function createOutbox(database: SqlDatabase, now: () => Date): OutboxMethods {
  const { isoNow, isoAfter, write } = createWriter(database, now)

  /** Marks a row that cannot be read as dead, so that it does not stop the others. */
  const markUnreadable = (row: SqlRow, error: unknown): SqlStatement => ({
    sql: `UPDATE outbox SET dead_at = ?, last_error = ?, last_error_kind = ? WHERE ${TAKEN_ROW}`,
    values: [
      isoNow(),
      `The stored lead cannot be read: ${errorMessageOf(error)}`,
      'unreadable',
      row.outbox_id ?? null,
      row.taken_revision ?? null,
      row.reference ?? null,
    ],
  })

  return {
    async takeDue(channel, limit, leaseMs, onUnreadable = () => {}) {
      const dueCondition = `channel = ? AND ${WAITING} AND next_attempt_at <= ?`
      // Usually nothing is due, and this check needs no transaction.
      if ((await database.read(`SELECT 1 FROM outbox WHERE ${dueCondition} LIMIT 1`, channel, isoNow())).length === 0) return []
      const takenAt = now()
      const begin = takenAt.toISOString()
      const leaseEnd = new Date(takenAt.getTime() + leaseMs).toISOString()
      const [taken = [], leased = []] = await database.batch([
        {
          sql: `UPDATE outbox SET next_attempt_at = ?, attempts = attempts + 1, last_attempt_at = ?, first_attempt_at = coalesce(first_attempt_at, ?)
                WHERE id IN (SELECT id FROM outbox WHERE ${dueCondition} ORDER BY next_attempt_at, id LIMIT ?) RETURNING id`,
          values: [leaseEnd, begin, begin, channel, begin, limit],
        },
        {
          sql: `SELECT outbox.id AS outbox_id, channel, attempts, outbox.revision AS taken_revision, first_attempt_at, leads.*
                FROM outbox JOIN leads ON leads.id = lead_id WHERE channel = ? AND ${WAITING} AND next_attempt_at = ?`,
          values: [channel, leaseEnd],
        },
      ])
      const takenIds = new Set(taken.map((row) => row.id))
      const deliveries: Delivery[] = []
      const unreadable: { row: SqlRow; error: unknown }[] = []
      for (const row of leased) {
        if (!takenIds.has(row.outbox_id ?? null)) continue
        try {
          deliveries.push(parseTakenRow(row, channel))
        } catch (error) {
          unreadable.push({ row, error })
        }
      }
      if (unreadable.length > 0) await database.batch(unreadable.map(({ row, error }) => markUnreadable(row, error)))
      for (const { row } of unreadable)
        onUnreadable({ reference: String(row.reference), channel, attempts: Number(row.attempts), kind: 'unreadable' })
      return deliveries
    },

    async markDelivered(delivery) {
      await database.batch([
        {
          // Another process may have marked it as dead, but it has arrived.
          sql: `UPDATE outbox SET delivered_at = ?, dead_at = NULL, last_error = NULL, last_error_kind = NULL WHERE ${TAKEN_ROW}`,
          values: [isoNow(), ...takenRowValues(delivery)],
        },
        {
          sql: 'UPDATE leads SET handed_on_at = ? WHERE reference = ? AND handed_on_at IS NULL',
          values: [isoNow(), delivery.lead.reference],
        },
      ])
    },
    async markFailed(delivery, { text, kind }, retryInMs) {
      const marked = await write(
        `UPDATE outbox SET last_error = ?, last_error_kind = ?, next_attempt_at = ?, dead_at = ?
         WHERE ${TAKEN_ROW} AND ${LEASE_IS_CURRENT} AND delivered_at IS NULL RETURNING id`,
        text.slice(0, MAX_ERROR_LENGTH),
        kind,
        isoAfter(retryInMs ?? 0),
        retryInMs === null ? isoNow() : null,
        ...takenRowValues(delivery),
        delivery.attempts,
      )
      return marked.length > 0
    },
    async giveBack(delivery) {
      await write(
        `UPDATE outbox SET next_attempt_at = ?, attempts = attempts - 1 WHERE ${TAKEN_ROW} AND ${LEASE_IS_CURRENT}`,
        isoNow(),
        ...takenRowValues(delivery),
        delivery.attempts,
      )
    },
  }
}
