/** Shared by the parts of the store that change rows: single statements, inserts of deliveries, and times in the rows' format. */
import type { DeliveryChannel } from '../lead.ts'
import type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from './sqlDatabase.ts'

type Writer = {
  /** The current time as an ISO string in UTC. */
  isoNow(): string
  /** The time after this many milliseconds. */
  isoAfter(milliseconds: number): string
  /**
   * Runs one statement. For several that belong together, use `batch` of the database. @returns its rows @throws StoreUnavailable,
   * StatementFault
   */
  write(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>
  /**
   * @param leadCondition a condition on `leads`, with its values
   * @returns a statement that makes such leads due by the channel, unless they have a delivery by it. Its rows are the new deliveries
   */
  createDeliveryInsert(channel: DeliveryChannel, leadCondition: string, ...values: SqlValue[]): SqlStatement
}

/** @param now the time by the wall clock */
export const createWriter = (database: SqlDatabase, now: () => Date): Writer => ({
  isoNow: () => now().toISOString(),
  isoAfter: (milliseconds) => new Date(now().getTime() + milliseconds).toISOString(),
  createDeliveryInsert: (channel, leadCondition, ...values) => ({
    sql: `INSERT INTO outbox (lead_id, channel, next_attempt_at, revision) SELECT id, ?, ?, revision FROM leads
          WHERE ${leadCondition} ON CONFLICT (lead_id, channel) DO NOTHING RETURNING id`,
    values: [channel, now().toISOString(), ...values],
  }),
  write: async (sql, ...values) => (await database.batch([{ sql, values }]))[0] ?? [],
})
