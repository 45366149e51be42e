/**
 * The deliveries that are still to be made: leased, marked as done, given up, tried again. Long, because everything that may
 * change the state of a delivery is here and nowhere else.
 */

import { type Channel, type Lead, leadOf } from '../lead.ts'
import type { SqlDatabase, SqlRow, SqlStatement } from './database.ts'
import { NOT_IN_QUARANTINE, WAITING } from './rowConditions.ts'

export type Delivery = { id: number; channel: Channel; attempts: number; revision: number; firstAttemptAt: string; lead: Lead }
/** A delivery that is neither done nor given up. */
export type WaitingDelivery = {
  reference: string
  channel: Channel
  attempts: number
  /** What went wrong at the last attempt; empty before the first. */
  lastError: string
  /** If in the past: due, and not yet leased. */
  nextAttemptAt: string
}
/** A delivery that was given up because its lead cannot be read. */
export type UnreadableDelivery = { reference: string; channel: Channel; attempts: number; kind: 'unreadable' }
export type DeadLetter = { reference: string; channel: Channel; attempts: number; lastError: string; deadAt: string }
export type DeliveryFailure = {
  /** As it is kept beside the lead; may name what the receiver named. */
  text: string
  /** Without anything personal, for logs: "ECONNREFUSED", "HTTP 503". */
  kind: string
}

/** Enough of an error to act on. */
const LONGEST_ERROR = 500
/**
 * The row of a delivery that was taken. Its number alone is not enough: the database gives the number of an erased row to the next
 * one, which would then pass for delivered without having been sent.
 */
const TAKEN_ROW = 'id = ? AND revision = ? AND lead_id = (SELECT id FROM leads WHERE reference = ?)'
const takenRowOf = ({ id, revision, lead }: Delivery) => [id, revision, lead.reference]
/** SQLite and JavaScript may round a thousandth of a second differently, in milliseconds. */
const ROUNDING = 500

export function createOutbox(database: SqlDatabase, now: () => Date) {
  const stamp = () => now().toISOString()
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()
  const write = async (sql: string, ...values: (string | number | null)[]) => (await database.batch([{ sql, values }]))[0] ?? []

  /** Sets one row aside that cannot be read, so that it does not stop the others. */
  const setAside = (row: SqlRow, error: unknown): SqlStatement => ({
    sql: `UPDATE outbox SET dead_at = ?, last_error = ?, last_error_kind = ? WHERE ${TAKEN_ROW}`,
    values: [
      stamp(),
      `The stored lead cannot be read: ${error instanceof Error ? error.message : String(error)}`.slice(0, LONGEST_ERROR),
      'unreadable',
      row.outbox_id ?? null,
      row.taken_revision ?? null,
      row.reference ?? null,
    ],
  })

  return {
    /**
     * Takes deliveries of a channel that are due, oldest first, and moves their next attempt past the lease, so that
     * nobody else takes them meanwhile. Rows that cannot be read are set aside, each alone.
     * @param onSetAside is called for each of those, once that is written down
     */
    async takeDue(
      channel: Channel,
      most: number,
      leaseMs: number,
      onSetAside: (unreadable: UnreadableDelivery) => void = () => {},
    ): Promise<Delivery[]> {
      const due = `channel = ? AND ${WAITING} AND next_attempt_at <= ?`
      // Most of the time nothing is due, and looking costs no transaction.
      if ((await database.read(`SELECT 1 FROM outbox WHERE ${due} LIMIT 1`, channel, stamp())).length === 0) return []
      const taken = now().getTime()
      const [begin, token] = [taken, taken + leaseMs].map((time) => new Date(time).toISOString()) as [string, string]
      const rows = await database.batch([
        {
          sql: `UPDATE outbox SET next_attempt_at = ?, attempts = attempts + 1, last_attempt_at = ?, first_attempt_at = coalesce(first_attempt_at, ?)
                WHERE id IN (SELECT id FROM outbox WHERE ${due} ORDER BY next_attempt_at, id LIMIT ?) RETURNING id`,
          values: [token, begin, begin, channel, begin, most],
        },
        {
          sql: `SELECT outbox.id AS outbox_id, channel, attempts, outbox.revision AS taken_revision, first_attempt_at, leads.*
                FROM outbox JOIN leads ON leads.id = lead_id WHERE channel = ? AND ${WAITING} AND next_attempt_at = ?`,
          values: [channel, token],
        },
      ])
      const mine = new Set((rows[0] ?? []).map((row) => row.id))
      const deliveries: Delivery[] = []
      const unreadable: { row: SqlRow; error: unknown }[] = []
      for (const row of rows[1] ?? []) {
        if (!mine.has(row.outbox_id ?? null)) continue
        try {
          deliveries.push({
            id: Number(row.outbox_id),
            channel,
            attempts: Number(row.attempts),
            revision: Number(row.taken_revision),
            firstAttemptAt: String(row.first_attempt_at),
            lead: leadOf(row),
          })
        } catch (error) {
          unreadable.push({ row, error })
        }
      }
      if (unreadable.length > 0) await database.batch(unreadable.map(({ row, error }) => setAside(row, error)))
      for (const { row } of unreadable)
        onSetAside({ reference: String(row.reference), channel, attempts: Number(row.attempts), kind: 'unreadable' })
      return deliveries
    },

    /** A lead that was corrected during its delivery stays due, because the new revision has not been delivered. */
    async markDelivered(delivery: Delivery): Promise<void> {
      await database.batch([
        {
          // Another process may have given it up meanwhile: it has arrived all the same.
          sql: `UPDATE outbox SET delivered_at = ?, dead_at = NULL, last_error = NULL, last_error_kind = NULL WHERE ${TAKEN_ROW}`,
          values: [stamp(), ...takenRowOf(delivery)],
        },
        {
          sql: 'UPDATE leads SET handed_on_at = ? WHERE reference = ? AND handed_on_at IS NULL',
          values: [stamp(), delivery.lead.reference],
        },
      ])
    },
    /**
     * What was delivered meanwhile by another process, whose lease began when this one's had run out, stays delivered.
     * @param retryInMs null gives up: the delivery becomes a dead letter
     */
    async markFailed(delivery: Delivery, { text, kind }: DeliveryFailure, retryInMs: number | null): Promise<void> {
      await write(
        `UPDATE outbox SET last_error = ?, last_error_kind = ?, next_attempt_at = ?, dead_at = ? WHERE ${TAKEN_ROW} AND delivered_at IS NULL`,
        text.slice(0, LONGEST_ERROR),
        kind,
        after(retryInMs ?? 0),
        retryInMs === null ? stamp() : null,
        ...takenRowOf(delivery),
      )
    },
    /** An attempt that was canceled because the service stops does not count, and is due again. */
    async giveBack(delivery: Delivery): Promise<void> {
      await write(
        `UPDATE outbox SET next_attempt_at = ?, attempts = max(attempts - 1, 0) WHERE ${TAKEN_ROW}`,
        stamp(),
        ...takenRowOf(delivery),
      )
    },

    /**
     * Attempts that are scheduled further ahead than any pause is long were scheduled by a clock that went wrong: they are
     * due now. A first attempt that lies ahead was noted by such a clock too: it counts from now, or nobody would hear that
     * the delivery is stuck until that time has come.
     * @param beyondMs 0 after a jump of the clock makes everything due @returns how many are due earlier
     */
    async pullForward(beyondMs: number): Promise<number> {
      const limit = after(beyondMs)
      const ahead = await database.read(`SELECT 1 FROM outbox WHERE ${WAITING} AND first_attempt_at > ? LIMIT 1`, limit)
      if (ahead.length > 0) await write(`UPDATE outbox SET first_attempt_at = ? WHERE ${WAITING} AND first_attempt_at > ?`, stamp(), limit)
      const found = await database.read(`SELECT 1 FROM outbox WHERE ${WAITING} AND next_attempt_at > ? LIMIT 1`, limit)
      if (found.length === 0) return 0
      return (await write(`UPDATE outbox SET next_attempt_at = ? WHERE ${WAITING} AND next_attempt_at > ? RETURNING id`, stamp(), limit))
        .length
    },

    /**
     * Gives a channel that was added later the leads that nobody has been told of yet.
     * @returns how many deliveries were added
     */
    async addMissingDeliveries(channels: readonly Channel[]): Promise<number> {
      let added = 0
      for (const channel of channels) {
        const waiting = `FROM leads WHERE handed_on_at IS NULL AND ${NOT_IN_QUARANTINE}
                         AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND channel = ?)`
        if ((await database.read(`SELECT 1 ${waiting} LIMIT 1`, channel)).length === 0) continue
        const rows = await write(
          `INSERT INTO outbox (lead_id, channel, next_attempt_at, revision) SELECT id, ?, ?, revision ${waiting} RETURNING id`,
          channel,
          stamp(),
          channel,
        )
        added += rows.length
      }
      return added
    },

    async deadLetters(): Promise<DeadLetter[]> {
      const rows = await database.read(
        'SELECT reference, channel, attempts, last_error, dead_at FROM outbox JOIN leads ON leads.id = lead_id WHERE dead_at IS NOT NULL ORDER BY outbox.id',
      )
      return rows.map((row) => ({
        reference: String(row.reference),
        channel: row.channel as Channel,
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
        channel: row.channel as Channel,
        attempts: Number(row.attempts),
        lastError: String(row.last_error ?? ''),
        nextAttemptAt: String(row.next_attempt_at),
      }))
    },
    /**
     * Makes everything that is not delivered due now: what was given up begins anew, what waits for its next attempt is
     * brought forward and keeps its count, so that the alert goes on saying since when. What may be under way is left
     * alone, or it would be sent twice: a lease ends exactly `leaseMs` after its attempt began, whoever's clock says so; a
     * failure with so short a pause is left alone as well, and comes by itself. Running it again changes nothing.
     * @param leaseMs as `takeDue` was given it @returns how many begin anew, and how many were brought forward
     */
    async replay(leaseMs: number): Promise<{ again: number; forward: number }> {
      const rows = await database.batch([
        {
          sql: `UPDATE outbox SET next_attempt_at = ? WHERE ${WAITING} AND next_attempt_at > ? AND (last_attempt_at IS NULL
                OR next_attempt_at > strftime('%Y-%m-%dT%H:%M:%fZ', last_attempt_at, ?)) RETURNING id`,
          values: [stamp(), stamp(), `+${(leaseMs + ROUNDING) / 1000} seconds`],
        },
        {
          sql: 'UPDATE outbox SET dead_at = NULL, attempts = 0, first_attempt_at = NULL, next_attempt_at = ? WHERE dead_at IS NOT NULL RETURNING id',
          values: [stamp()],
        },
      ])
      return { again: rows[1]?.length ?? 0, forward: rows[0]?.length ?? 0 }
    },
    async pending(): Promise<number> {
      return Number((await database.read(`SELECT count(*) AS count FROM outbox WHERE ${WAITING}`))[0]?.count ?? 0)
    },
  }
}
