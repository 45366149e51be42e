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

type LeadQueriesMethods = Pick<LeadStore, 'listLeads' | 'listQuarantined' | 'listMatching' | 'findLead' | 'listLeadsOf' | 'readInPages'>

/** @returns the methods of the store that find and list leads */
export function createLeadQueries(database: SqlDatabase): LeadQueriesMethods {
  const withDeliveries = async (rows: SqlRow[]): Promise<LeadWithDeliveries[]> => {
    const deliveries = await database.read(
      'SELECT * FROM outbox WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY id',
      JSON.stringify(rows.map(({ id }) => id)),
    )
    return rows.map((row) => ({
      ...parseStoredLeadRow(row),
      deliveries: deliveries.filter((delivery) => delivery.lead_id === row.id).map(parseDeliveryRow),
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
      const [row] = await database.read('SELECT * FROM leads WHERE reference = ?', reference.trim().toUpperCase())
      return row ? readFullLead(row) : null
    },
    async listLeadsOf(who) {
      const { sql, values } = writePersonCondition(who)
      const found: FullLead[] = []
      for (const row of await database.read(`SELECT * FROM leads WHERE ${sql} ORDER BY id`, ...values)) found.push(await readFullLead(row))
      return found
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
