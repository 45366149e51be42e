/** The distributed store: Cloudflare D1, whose batches are transactions. Migrations are applied by `wrangler d1 migrations apply`. */
import { type SqlDatabase, type SqlRow, type SqlStatement, StoreUnavailable } from './database.ts'

/** The part of D1's interface that is used; Cloudflare's own types would bring their whole runtime along. */
export type D1 = {
  prepare(sql: string): { bind(...values: unknown[]): unknown }
  batch(statements: unknown[]): Promise<{ results: SqlRow[] }[]>
}

export function openD1Database(d1: D1): SqlDatabase {
  const batch = async (statements: SqlStatement[]): Promise<SqlRow[][]> => {
    try {
      const results = await d1.batch(statements.map(({ sql, values = [] }) => d1.prepare(sql).bind(...values)))
      return results.map((result) => result.results)
    } catch (error) {
      throw new StoreUnavailable(error)
    }
  }
  return { batch, read: async (sql, ...values) => (await batch([{ sql, values }]))[0] ?? [] }
}
