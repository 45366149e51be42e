/** The distributed store: Cloudflare D1. Its batches are transactions. `wrangler d1 migrations apply` applies the migrations. */
import { type SqlDatabase, type SqlRow, type SqlStatement, StatementFault, StoreUnavailable } from '../store/sqlDatabase.ts'

/** The part of D1's interface that is used here. Cloudflare's own types would bring their whole runtime along. */
export type D1 = {
  prepare(sql: string): { bind(...values: unknown[]): unknown }
  batch(statements: unknown[]): Promise<{ results: SqlRow[] }[]>
}

/**
 * The beginning of workerd's message for a wrong statement. Every other error counts as a store that does not answer: temporary ones that
 * Cloudflare lists ("D1 DB is overloaded", developers.cloudflare.com/d1/observability/debug-d1), unknown ones, and a missing table, which
 * means that nobody has migrated the database.
 */
const STATEMENT_FAULT =
  /^D1_(ERROR: (near ".+": syntax error|incomplete input|no such column: |table \w+ has no column named |(UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed)|TYPE_ERROR: )/

/** @returns the database over a binding of D1; its methods throw StatementFault or StoreUnavailable */
export function createD1Connection(d1: D1): SqlDatabase {
  const batch = async (statements: SqlStatement[]): Promise<SqlRow[][]> => {
    try {
      const results = await d1.batch(statements.map(({ sql, values = [] }) => d1.prepare(sql).bind(...values)))
      return results.map((result) => result.results)
    } catch (error) {
      throw error instanceof Error && STATEMENT_FAULT.test(error.message) ? new StatementFault(error) : new StoreUnavailable(error)
    }
  }
  return { batch, read: async (sql, ...values) => (await batch([{ sql, values }]))[0] ?? [] }
}
