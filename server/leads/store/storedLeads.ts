/**
 * Reading and deleting leads, for the operator. Nothing here loads all leads at once. The code that finds a person and
 * the code that deletes one must agree, so they are in one file.
 */

import type { SqlDatabase, SqlRow } from './database.ts'
import { readDelivery } from './deliveryRows.ts'
import { readStoredLead } from './leadRows.ts'
import type { LeadStore } from './leadStore.ts'
import { IN_QUARANTINE, NOT_IN_QUARANTINE, UNDELIVERED_LEAD } from './rowConditions.ts'
import type { FullLead, LeadWithDeliveries, PersonKey } from './storedData.ts'
import { createWriter } from './writer.ts'

const DAY_MS = 86_400_000
/** What the form takes in a telephone number beside digits: signs, and blanks of any width. */
const IN_NUMBERS = [...'()+-./ \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff']
/** An extension follows x or #, and is no part of the number: "312 555 0100 x12". */
const EXTENSION_MARKED = "replace(replace(phone, 'X', 'x'), '#', 'x')"
const WITHOUT_EXTENSION = `substr(${EXTENSION_MARKED}, 1, instr(${EXTENSION_MARKED} || 'x', 'x') - 1)`
/** Telephone numbers are compared by their digits, without a country code: the last ten where there are as many. */
const DIGITS = IN_NUMBERS.reduce((sql, sign) => `replace(${sql}, char(${sign.charCodeAt(0)}), '')`, WITHOUT_EXTENSION)
const LEAST_DIGITS = 7
const MOST_DIGITS = 10

const capitalize = (words: string) => words.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
/**
 * SQLite's `lower` knows the letters of English alone.
 * @returns words as people write them, for the comparison with `lower`: "josé", "JOSÉ" and "José" find each other
 */
function spellingsOf(typed: string): string[] {
  // A letter with its accent as one sign, as keyboards write it.
  const words = typed.normalize('NFC')
  return [...new Set([words, words.toLowerCase(), words.toUpperCase(), capitalize(words)])]
}

/** Whether words are a telephone number, long enough to tell people apart. */
const isNumber = (words: string) => /^[\d\s()+./-]+$/.test(words) && words.replace(/\D/g, '').length >= LEAST_DIGITS

/** @returns a condition on `leads` and its values @throws RangeError for a number too short to tell people apart */
function writePersonCondition(person: PersonKey): { sql: string; values: string[] } {
  if ('reference' in person) return { sql: 'reference = ?', values: [person.reference.trim().toUpperCase()] }
  if ('email' in person) return { sql: 'lower(email) = lower(?)', values: [person.email.trim()] }
  const digits = person.phone
    .replace(/[x#].*$/i, '')
    .replace(/\D/g, '')
    .slice(-MOST_DIGITS)
  if (digits.length < LEAST_DIGITS) throw new RangeError(`A telephone number needs at least ${LEAST_DIGITS} digits.`)
  return { sql: `substr(${DIGITS}, -${digits.length}) = ?`, values: [digits] }
}

type StoredLeadsMethods = Pick<
  LeadStore,
  'listLeads' | 'listQuarantined' | 'listMatching' | 'findLead' | 'listLeadsOf' | 'listInPages' | 'erase' | 'purge'
>

export function createStoredLeads(database: SqlDatabase, now: () => Date): StoredLeadsMethods {
  const { stamp, write } = createWriter(database, now)
  const withDeliveries = async (rows: SqlRow[]): Promise<LeadWithDeliveries[]> => {
    const deliveries = await database.read(
      'SELECT * FROM outbox WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY id',
      JSON.stringify(rows.map(({ id }) => id)),
    )
    return rows.map((row) => ({
      ...readStoredLead(row),
      deliveries: deliveries.filter((delivery) => delivery.lead_id === row.id).map(readDelivery),
    }))
  }
  const readFullLead = async (row: SqlRow): Promise<FullLead> => {
    const id = row.id ?? null
    const revisions = await database.read('SELECT * FROM lead_revisions WHERE lead_id = ? ORDER BY revision', id)
    const [lead] = await withDeliveries([row])
    return {
      ...(lead as LeadWithDeliveries),
      revisions: revisions.map((row) => ({
        revision: Number(row.revision),
        replacedAt: String(row.replaced_at),
        body: JSON.parse(String(row.body)),
      })),
    }
  }

  return {
    async listLeads(limit = 50) {
      return (await database.read(`SELECT * FROM leads WHERE ${NOT_IN_QUARANTINE} ORDER BY id DESC LIMIT ?`, limit)).map(readStoredLead)
    },
    async listQuarantined(limit = 50) {
      return (await database.read(`SELECT * FROM leads WHERE ${IN_QUARANTINE} ORDER BY id DESC LIMIT ?`, limit)).map(readStoredLead)
    },
    async listMatching(words, limit = 50) {
      const columns = ['name', 'email', 'company', 'phone', 'reference']
      // Not LIKE: D1 refuses a pattern of more than 50 bytes, and an email address may be longer.
      const spellings = spellingsOf(words.trim())
      const found = columns.flatMap((column) => spellings.map(() => `instr(lower(${column}), lower(?)) > 0`))
      const number = isNumber(words) ? writePersonCondition({ phone: words }) : { sql: 'FALSE', values: [] }
      const sql = `SELECT * FROM leads WHERE ${found.join(' OR ')} OR ${number.sql} ORDER BY id DESC LIMIT ?`
      return withDeliveries(await database.read(sql, ...columns.flatMap(() => spellings), ...number.values, limit))
    },
    async findLead(reference) {
      const [row] = await database.read('SELECT * FROM leads WHERE reference = ?', reference.trim().toUpperCase())
      return row ? readFullLead(row) : null
    },
    async listLeadsOf(who) {
      const { sql, values } = writePersonCondition(who)
      const found: FullLead[] = []
      for (const row of await database.read(`SELECT * FROM leads WHERE ${sql} ORDER BY id`, ...values)) found.push(await readFullLead(row))
      return found
    },
    async *listInPages(size = 500) {
      let last = 0
      while (true) {
        const rows = await database.read('SELECT * FROM leads WHERE id > ? ORDER BY id LIMIT ?', last, size)
        if (rows.length === 0) return
        yield withDeliveries(rows)
        last = Number(rows.at(-1)?.id)
      }
    },

    async erase(who) {
      const { sql, values } = writePersonCondition(who)
      return (await write(`DELETE FROM leads WHERE ${sql} RETURNING id`, ...values)).length
    },

    async purge(days, ranMs) {
      const time = now().getTime()
      const [state] = await database.read("SELECT value FROM service_state WHERE name = 'purged_as_of'")
      const [newest] = await database.read('SELECT max(received_at) AS at FROM leads WHERE received_at <= ?', stamp())
      const lastPurge = Date.parse(String(state?.value ?? newest?.at ?? ''))
      const asOf = Number.isNaN(lastPurge) ? time : Math.min(Math.max(time, lastPurge - 2 * ranMs), lastPurge + 2 * ranMs)
      const before = new Date(Math.min(asOf, time) - days * DAY_MS).toISOString()
      const rows = await database.batch([
        {
          sql: `DELETE FROM leads WHERE received_at < ? AND (NOT ${UNDELIVERED_LEAD} OR ${IN_QUARANTINE})
                AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NULL) RETURNING id`,
          values: [before],
        },
        {
          sql: "INSERT INTO service_state (name, value) VALUES ('purged_as_of', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          values: [new Date(asOf).toISOString()],
        },
      ])
      return rows[0]?.length ?? 0
    },
  }
}
