/** Stores requests: once for each key, with corrections as revisions, and automated ones in quarantine. */
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import { createReference, type DeliveryChannel, LEAD_FIELDS } from '../lead.ts'
import { findContentKey } from './contentKey.ts'
import type { LeadStore } from './leadStore.ts'
import type { IncomingRequest } from './leadStoreData.ts'
import { IN_QUARANTINE, NOT_IN_QUARANTINE } from './rowConditions.ts'
import type { SqlDatabase, SqlRow, SqlStatement } from './sqlDatabase.ts'
import { createWriter } from './writer.ts'

type KeyedRequest = IncomingRequest & { key: string }

const LEAD_COLUMNS = LEAD_FIELDS.map(({ column }) => column).join(', ')
const LEAD_PLACEHOLDERS = LEAD_FIELDS.map(() => '?').join(', ')
const fieldValuesOf = (request: DemoRequest) => LEAD_FIELDS.map(({ field }) => request[field])
const hasSameFields = (row: SqlRow, request: DemoRequest) => LEAD_FIELDS.every(({ column, field }) => row[column] === request[field])
const isInQuarantine = (row: SqlRow) => row.quarantine_reason !== null && row.released_at === null
/**
 * Replaces half of a surrogate pair as the database would, because JSON can carry one and a database cannot. Otherwise a request would
 * differ from its stored lead, and each repetition would be delivered as a correction.
 */
const replaceLoneSurrogates = (request: DemoRequest): DemoRequest =>
  Object.fromEntries(
    Object.entries(request).map(([field, value]) => [field, typeof value === 'string' ? value.toWellFormed() : value]),
  ) as DemoRequest
/** If two corrections of one lead arrive at the same time, the later one reads the lead again. */
const MAX_CORRECTION_ATTEMPTS = 5

/** @param now the time by the wall clock @returns the methods of the store that take leads in */
export function createIntake(database: SqlDatabase, now: () => Date): Pick<LeadStore, 'add' | 'release'> {
  const { isoNow, createDeliveryInsert } = createWriter(database, now)
  const listDeliveryInserts = (channels: readonly DeliveryChannel[], key: string): SqlStatement[] =>
    channels.map((channel) => createDeliveryInsert(channel, `idempotency_key = ? AND ${NOT_IN_QUARANTINE}`, key))

  /** Stores a request, unless its key is known. @returns the row of that key, which is an earlier lead if it has another reference */
  const insertLead = async (
    { request, campaign, key, quarantine }: KeyedRequest,
    reference: string,
    channels: readonly DeliveryChannel[],
  ) => {
    const rows = await database.batch([
      {
        sql: `INSERT INTO leads (reference, idempotency_key, received_at, campaign, quarantine_reason, quarantined_at, ${LEAD_COLUMNS})
              VALUES (?, ?, ?, ?, ?, ?, ${LEAD_PLACEHOLDERS}) ON CONFLICT (idempotency_key) DO NOTHING`,
        values: [reference, key, isoNow(), JSON.stringify(campaign), quarantine, quarantine && isoNow(), ...fieldValuesOf(request)],
      },
      // A known key already has its deliveries, or is in quarantine.
      ...listDeliveryInserts(channels, key),
      { sql: 'SELECT * FROM leads WHERE idempotency_key = ?', values: [key] },
    ])
    return rows.at(-1)?.[0]
  }

  /** Keeps the old body, writes the new one and schedules its delivery. Does nothing if the lead has changed since it was read. */
  const correctLead = async ({ request, key }: KeyedRequest, before: SqlRow, channels: readonly DeliveryChannel[]): Promise<boolean> => {
    const revision = Number(before.revision)
    const body = JSON.stringify(Object.fromEntries(LEAD_FIELDS.map(({ column }) => [column, before[column]])))
    const asOfRevision = '(SELECT id FROM leads WHERE idempotency_key = ? AND revision = ?)'
    const rows = await database.batch([
      {
        sql: `INSERT INTO lead_revisions (lead_id, revision, replaced_at, body) SELECT id, revision, ?, ? FROM leads WHERE id = ${asOfRevision}`,
        values: [isoNow(), body, key, revision],
      },
      {
        sql: `UPDATE leads SET ${LEAD_FIELDS.map(({ column }) => `${column} = ?`).join(', ')}, revision = revision + 1, updated_at = ?
              WHERE idempotency_key = ? AND revision = ? RETURNING id`,
        values: [...fieldValuesOf(request), isoNow(), key, revision],
      },
      ...listDeliveryInserts(channels, key),
      {
        sql: `UPDATE outbox SET revision = ?, delivered_at = NULL, dead_at = NULL, attempts = 0, first_attempt_at = NULL, next_attempt_at = ?
              WHERE lead_id = ${asOfRevision} AND revision = ?`,
        values: [revision + 1, isoNow(), key, revision + 1, revision],
      },
    ])
    return (rows[1]?.length ?? 0) > 0
  }

  /** Releases a lead from quarantine and schedules its delivery. @returns whether it was in quarantine */
  const releaseBy = async (
    column: 'reference' | 'idempotency_key',
    value: string,
    channels: readonly DeliveryChannel[],
  ): Promise<boolean> => {
    const [released = []] = await database.batch([
      { sql: `UPDATE leads SET released_at = ? WHERE ${column} = ? AND ${IN_QUARANTINE} RETURNING id`, values: [isoNow(), value] },
      ...channels.map((channel) => createDeliveryInsert(channel, `${column} = ? AND released_at IS NOT NULL`, value)),
    ])
    return released.length > 0
  }

  return {
    async add(received, channels) {
      const request = replaceLoneSurrogates(received.request)
      const key = received.key ?? (await findContentKey(database, request, now()))
      const incoming = { ...received, request, key }
      const newReference = createReference()
      for (let attempt = 0; attempt < MAX_CORRECTION_ATTEMPTS; attempt++) {
        const row = await insertLead(incoming, newReference, channels)
        if (!row) throw new Error('A lead was stored and is not there.')
        const reference = String(row.reference)
        const isQuarantined = isInQuarantine(row)
        if (reference === newReference) return { reference, isQuarantined, kind: 'new' }
        const isReleasing = isQuarantined && !incoming.quarantine
        // The lead was deleted or released since it was read, so it is stored anew, or read again.
        if (isReleasing && !(await releaseBy('idempotency_key', key, channels))) continue
        const stored = { reference, isQuarantined: isQuarantined && !isReleasing }
        if (hasSameFields(row, request)) return { ...stored, kind: 'repeated' }
        if (await correctLead(incoming, row, channels)) return { ...stored, kind: 'corrected' }
      }
      throw new Error('A lead was corrected too often at once.')
    },

    release: (reference, channels) => releaseBy('reference', reference, channels),
  }
}
