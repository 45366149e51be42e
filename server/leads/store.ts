/** Leads and what is still to be delivered of them, over any SqlDatabase. Times are ISO strings in UTC. */
import type { DemoRequest } from '../../src/lib/anywhere/demoRequest.ts'
import type { Row, SqlDatabase } from './database.ts'

export type Channel = 'webhook' | 'email'
export type Lead = DemoRequest & { reference: string; receivedAt: string; campaign: Record<string, string> }
export type Delivery = { id: number; channel: Channel; attempts: number; lead: Lead }
export type DeadLetter = { reference: string; channel: Channel; attempts: number; lastError: string; deadAt: string }

/** No letters or digits that are mistaken for each other on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 8

/** @returns a reference to read out, "PP-7K3M9QXA" */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH))
  return `PP-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

const toLead = (row: Row): Lead => ({
  reference: String(row.reference),
  receivedAt: String(row.received_at),
  name: String(row.name),
  email: String(row.email),
  company: String(row.company),
  phone: String(row.phone),
  industry: row.industry as Lead['industry'],
  employees: Number(row.employees),
  currentTool: String(row.current_tool),
  message: String(row.message),
  topic: String(row.topic),
  campaign: JSON.parse(String(row.campaign)),
  consent: true,
})

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(database: SqlDatabase, clock: () => Date = () => new Date()) {
  const now = () => clock().toISOString()
  const one = async (sql: string, ...values: (string | number | null)[]) => (await database.batch([{ sql, values }]))[0] ?? []

  return {
    /**
     * Stores a lead with its deliveries, once for each key: a repeated key changes nothing.
     * @returns the reference of the stored lead
     */
    async add(request: DemoRequest, campaign: Record<string, string>, key: string, channels: Channel[]): Promise<string> {
      const reference = newReference()
      const { name, email, company, phone, industry, employees, currentTool, message, topic } = request
      const rows = await database.batch([
        {
          sql: `INSERT INTO leads (reference, idempotency_key, received_at, name, email, company, phone, industry, employees, current_tool, message, topic, campaign)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
          values: [
            reference,
            key,
            now(),
            name,
            email,
            company,
            phone,
            industry,
            employees,
            currentTool,
            message,
            topic,
            JSON.stringify(campaign),
          ],
        },
        ...channels.map((channel) => ({
          sql: 'INSERT INTO outbox (lead_id, channel, next_attempt_at) SELECT id, ?, ? FROM leads WHERE reference = ?',
          values: [channel, now(), reference],
        })),
        { sql: 'SELECT reference FROM leads WHERE idempotency_key = ?', values: [key] },
      ])
      return String(rows.at(-1)?.[0]?.reference)
    },

    /** Counts what a trap caught; nothing of the request itself is kept. */
    async countTrapped(kind: 'honeypot' | 'too-fast'): Promise<void> {
      await one(
        'INSERT INTO trapped (day, kind, count) VALUES (?, ?, 1) ON CONFLICT (day, kind) DO UPDATE SET count = count + 1',
        now().slice(0, 10),
        kind,
      )
    },

    /** Newest first. */
    async list(most = 50): Promise<Lead[]> {
      return (await one('SELECT * FROM leads ORDER BY id DESC LIMIT ?', most)).map(toLead)
    },
    async all(): Promise<Lead[]> {
      return (await one('SELECT * FROM leads ORDER BY id')).map(toLead)
    },
    async get(reference: string): Promise<Lead | null> {
      const [row] = await one('SELECT * FROM leads WHERE reference = ?', reference)
      return row ? toLead(row) : null
    },
    /** @returns how many leads went, with all that was kept of them */
    async deletePerson(email: string): Promise<number> {
      return (await one('DELETE FROM leads WHERE lower(email) = lower(?) RETURNING id', email)).length
    },
    async purgeOlderThan(days: number): Promise<number> {
      const before = new Date(clock().getTime() - days * 86_400_000).toISOString()
      return (await one('DELETE FROM leads WHERE received_at < ? RETURNING id', before)).length
    },

    /** Takes deliveries that are due, oldest first, and moves their next attempt past `lease` so that nobody else takes them meanwhile. */
    async takeDue(most: number, leaseMs: number): Promise<Delivery[]> {
      const until = new Date(clock().getTime() + leaseMs).toISOString()
      const taken = await one(
        `UPDATE outbox SET next_attempt_at = ?, attempts = attempts + 1 WHERE id IN
           (SELECT id FROM outbox WHERE delivered_at IS NULL AND dead_at IS NULL AND next_attempt_at <= ? ORDER BY id LIMIT ?)
         RETURNING id, lead_id, channel, attempts`,
        until,
        now(),
        most,
      )
      if (taken.length === 0) return []
      const rows = await database.batch(taken.map((row) => ({ sql: 'SELECT * FROM leads WHERE id = ?', values: [row.lead_id ?? 0] })))
      return taken.flatMap((row, index) => {
        const lead = rows[index]?.[0]
        return lead ? [{ id: Number(row.id), channel: row.channel as Channel, attempts: Number(row.attempts), lead: toLead(lead) }] : []
      })
    },
    async markDelivered(id: number): Promise<void> {
      await one('UPDATE outbox SET delivered_at = ?, last_error = NULL WHERE id = ?', now(), id)
    },
    /** @param retryInMs null gives up: the delivery becomes a dead letter */
    async markFailed(id: number, error: string, retryInMs: number | null): Promise<void> {
      const next = new Date(clock().getTime() + (retryInMs ?? 0)).toISOString()
      await one(
        'UPDATE outbox SET last_error = ?, next_attempt_at = ?, dead_at = ? WHERE id = ?',
        error.slice(0, 300),
        next,
        retryInMs === null ? now() : null,
        id,
      )
    },
    async deadLetters(): Promise<DeadLetter[]> {
      const rows = await one(
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
    /** @returns how many dead letters are tried again from now on */
    async replayDead(): Promise<number> {
      return (
        await one('UPDATE outbox SET dead_at = NULL, attempts = 0, next_attempt_at = ? WHERE dead_at IS NOT NULL RETURNING id', now())
      ).length
    },
    async pending(): Promise<number> {
      return Number((await one('SELECT count(*) AS count FROM outbox WHERE delivered_at IS NULL AND dead_at IS NULL'))[0]?.count ?? 0)
    },
  }
}
