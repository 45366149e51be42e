/** Lists, searches and exports leads. Nothing here loads all leads at once. */
import { parseDeliveryRow } from './deliveryRows.ts'
import { parseStoredLeadRow } from './leadRows.ts'
import type { LeadStore } from './leadStore.ts'
import type { FullLead, LeadWithDeliveries } from './leadStoreData.ts'
import { isTelephoneNumber, writePersonCondition } from './personCondition.ts'
import { IN_QUARANTINE, NOT_IN_QUARANTINE } from './rowConditions.ts'
import type { SqlDatabase, SqlRow } from './sqlDatabase.ts'

const capitalize = (words: string) => words.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
/**
 * SQLite's `lower` knows only English letters.
 * @returns spellings to compare with `lower`: "josé", "JOSÉ" and "José" find each other
 */
function spellingsOf(typed: string): string[] {
  // Combines a letter and its accent into one character, as keyboards type it.
  const words = typed.normalize('NFC')
  return [...new Set([words, words.toLowerCase(), words.toUpperCase(), capitalize(words)])]
}

const parseRevisionRow = (row: SqlRow) => ({
  revision: Number(row.revision),
  replacedAt: String(row.replaced_at),
  body: JSON.parse(String(row.body)),
})

type LeadQueriesMethods = Pick<LeadStore, 'listLeads' | 'listQuarantined' | 'listMatching' | 'findLead' | 'listLeadsOf' | 'readInPages'>

/** @returns the methods of the store that find and list leads */
export function createLeadQueries(database: SqlDatabase): LeadQueriesMethods {
  /** @returns a function that returns the rows of another table that belong to a lead */
  const readRowsOf = async (leads: SqlRow[], table: 'outbox' | 'lead_revisions', order: 'id' | 'revision') => {
    const rows = await database.read(
      `SELECT * FROM ${table} WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY ${order}`,
      JSON.stringify(leads.map(({ id }) => id)),
    )
    return (lead: SqlRow | undefined) => rows.filter((row) => row.lead_id === lead?.id)
  }
  const withDeliveries = async (rows: SqlRow[]): Promise<LeadWithDeliveries[]> => {
    const deliveriesOf = await readRowsOf(rows, 'outbox', 'id')
    return rows.map((row) => ({ ...parseStoredLeadRow(row), deliveries: deliveriesOf(row).map(parseDeliveryRow) }))
  }
  const withRevisions = async (rows: SqlRow[]): Promise<FullLead[]> => {
    const revisionsOf = await readRowsOf(rows, 'lead_revisions', 'revision')
    return (await withDeliveries(rows)).map((lead, index) => ({ ...lead, revisions: revisionsOf(rows[index]).map(parseRevisionRow) }))
  }

  return {
    async listLeads(limit = 50) {
      return (await database.read(`SELECT * FROM leads WHERE ${NOT_IN_QUARANTINE} ORDER BY id DESC LIMIT ?`, limit)).map(parseStoredLeadRow)
    },
    async listQuarantined(limit = 50) {
      return (await database.read(`SELECT * FROM leads WHERE ${IN_QUARANTINE} ORDER BY id DESC LIMIT ?`, limit)).map(parseStoredLeadRow)
    },
    async listMatching(words, limit = 50) {
      const columns = ['name', 'email', 'company', 'phone', 'reference']
      // Not LIKE: D1 refuses a pattern of more than 50 bytes, and an email address may be longer.
      const spellings = spellingsOf(words.trim())
      const found = columns.flatMap((column) => spellings.map(() => `instr(lower(${column}), lower(?)) > 0`))
      const number = isTelephoneNumber(words) ? writePersonCondition({ phone: words }) : { sql: 'FALSE', values: [] }
      const sql = `SELECT * FROM leads WHERE ${found.join(' OR ')} OR ${number.sql} ORDER BY id DESC LIMIT ?`
      return withDeliveries(await database.read(sql, ...columns.flatMap(() => spellings), ...number.values, limit))
    },
    async findLead(reference) {
      const rows = await database.read('SELECT * FROM leads WHERE reference = ?', reference.trim().toUpperCase())
      return (await withRevisions(rows))[0] ?? null
    },
    async listLeadsOf(who) {
      const { sql, values } = writePersonCondition(who)
      return withRevisions(await database.read(`SELECT * FROM leads WHERE ${sql} ORDER BY id`, ...values))
    },
    async *readInPages(size = 500) {
      let last = 0
      while (true) {
        const rows = await database.read('SELECT * FROM leads WHERE id > ? ORDER BY id LIMIT ?', last, size)
        if (rows.length === 0) return
        yield withDeliveries(rows)
        last = Number(rows.at(-1)?.id)
      }
    },
  }
}
