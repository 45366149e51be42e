/**
 * Takes requests in, by the rules of `add` in leadStore.ts. The request of a new key becomes a lead (`insertOrFindLead`). That of a known
 * key may release and correct its lead (`updateKnownLead`).
 */
import type { DemoRequest } from '#src/demoForm/demoRequest.ts'
import { createReference, type DeliveryChannel, LEAD_FIELDS } from '../lead.ts'
import { findContentKey } from './contentKey.ts'
import type { LeadStore } from './leadStore.ts'
import type { IncomingRequest, StoredRequest } from './leadStoreData.ts'
import { IN_QUARANTINE, NOT_IN_QUARANTINE } from './rowConditions.ts'
import type { SqlDatabase, SqlRow, SqlStatement } from './sqlDatabase.ts'
import { createWriter } from './writer.ts'

/** A request as it is stored: with a key, and with texts that the database can carry. */
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
/** How often a request is tried if others change its lead at the same time. */
const MAX_ATTEMPTS = 5

/** @param at ISO time @returns a statement that stores a request as a lead, unless its key is known */
const createLeadInsert = ({ request, campaign, key, quarantineReason }: KeyedRequest, reference: string, at: string): SqlStatement => ({
  sql: `INSERT INTO leads (reference, idempotency_key, received_at, campaign, quarantine_reason, quarantined_at, ${LEAD_COLUMNS})
        VALUES (?, ?, ?, ?, ?, ?, ${LEAD_PLACEHOLDERS}) ON CONFLICT (idempotency_key) DO NOTHING`,
  values: [reference, key, at, JSON.stringify(campaign), quarantineReason, quarantineReason && at, ...fieldValuesOf(request)],
})

/** The statements of a correction do nothing if the lead has changed since it was read. */
const AS_OF_REVISION = '(SELECT id FROM leads WHERE idempotency_key = ? AND revision = ?)'

/** @param before the row of a lead @param at ISO time @returns a statement that keeps the fields of the lead as a revision */
const createRevisionInsert = (key: string, before: SqlRow, at: string): SqlStatement => ({
  sql: `INSERT INTO lead_revisions (lead_id, revision, replaced_at, body) SELECT id, revision, ?, ? FROM leads WHERE id = ${AS_OF_REVISION}`,
  values: [at, JSON.stringify(Object.fromEntries(LEAD_FIELDS.map(({ column }) => [column, before[column]]))), key, Number(before.revision)],
})

/** @param revision of the lead as read @param at ISO time @returns a statement that writes new fields, and returns a row if it does */
const createLeadUpdate = ({ request, key }: KeyedRequest, revision: number, at: string): SqlStatement => ({
  sql: `UPDATE leads SET ${LEAD_FIELDS.map(({ column }) => `${column} = ?`).join(', ')}, revision = revision + 1, updated_at = ?
        WHERE idempotency_key = ? AND revision = ? RETURNING id`,
  values: [...fieldValuesOf(request), at, key, revision],
})

/** @param revision of the lead as read @param at ISO time @returns a statement that makes its deliveries due again after its update */
const createDeliveryReset = (key: string, revision: number, at: string): SqlStatement => ({
  sql: `UPDATE outbox SET revision = ?, delivered_at = NULL, dead_at = NULL, attempts = 0, first_attempt_at = NULL, next_attempt_at = ?
        WHERE lead_id = ${AS_OF_REVISION} AND revision = ?`,
  values: [revision + 1, at, key, revision + 1, revision],
})

/** @param now the time by the wall clock @returns the methods of the store that take leads in */
export function createIntake(database: SqlDatabase, now: () => Date): Pick<LeadStore, 'add' | 'release'> {
  const { isoNow, createDeliveryInsert } = createWriter(database, now)
  /** Does nothing for a lead in quarantine, or for a channel by which it has a delivery. */
  const createDeliveryInserts = (channels: readonly DeliveryChannel[], key: string): SqlStatement[] =>
    channels.map((channel) => createDeliveryInsert(channel, `idempotency_key = ? AND ${NOT_IN_QUARANTINE}`, key))

  /**
   * Stores a request as a lead, unless its key is known.
   * @param reference for a new lead
   * @returns the row of the key's lead. It has another reference if the key was known
   */
  const insertOrFindLead = async (incoming: KeyedRequest, reference: string, channels: readonly DeliveryChannel[]): Promise<SqlRow> => {
    const rows = await database.batch([
      createLeadInsert(incoming, reference, isoNow()),
      ...createDeliveryInserts(channels, incoming.key),
      { sql: 'SELECT * FROM leads WHERE idempotency_key = ?', values: [incoming.key] },
    ])
    const lead = rows.at(-1)?.[0]
    if (!lead) throw new Error('A lead was stored and is not there.')
    return lead
  }

  /**
   * Keeps the fields before as a revision, writes the new ones and schedules their delivery. Does nothing if the lead has changed since it
   * was read.
   * @returns whether it corrected the lead
   */
  const correctLead = async (incoming: KeyedRequest, before: SqlRow, channels: readonly DeliveryChannel[]): Promise<boolean> => {
    const { key } = incoming
    const revision = Number(before.revision)
    const [, updated = []] = await database.batch([
      createRevisionInsert(key, before, isoNow()),
      createLeadUpdate(incoming, revision, isoNow()),
      ...createDeliveryInserts(channels, key),
      createDeliveryReset(key, revision, isoNow()),
    ])
    return updated.length > 0
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

  /**
   * Releases the lead of a known key and corrects it, if the request says so.
   * @param lead its row, as it was read
   * @returns null if another request or the operator has changed or deleted the lead since
   */
  const updateKnownLead = async (
    incoming: KeyedRequest,
    lead: SqlRow,
    channels: readonly DeliveryChannel[],
  ): Promise<StoredRequest | null> => {
    const isReleasing = isInQuarantine(lead) && incoming.quarantineReason === null
    if (isReleasing && !(await releaseBy('idempotency_key', incoming.key, channels))) return null
    const stored = { reference: String(lead.reference), isQuarantined: isInQuarantine(lead) && !isReleasing }
    if (hasSameFields(lead, incoming.request)) return { ...stored, kind: 'repeated' }
    return (await correctLead(incoming, lead, channels)) ? { ...stored, kind: 'corrected' } : null
  }

  return {
    async add(incoming, channels) {
      const request = replaceLoneSurrogates(incoming.request)
      const keyed = { ...incoming, request, key: incoming.key ?? (await findContentKey(database, request, now())) }
      const newReference = createReference()
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const lead = await insertOrFindLead(keyed, newReference, channels)
        if (lead.reference === newReference) return { reference: newReference, isQuarantined: isInQuarantine(lead), kind: 'new' }
        const stored = await updateKnownLead(keyed, lead, channels)
        if (stored) return stored
        // The next attempt reads the lead again, or stores it anew if it was deleted.
      }
      throw new Error('A lead was changed by others at every attempt.')
    },

    release: (reference, channels) => releaseBy('reference', reference, channels),
  }
}
