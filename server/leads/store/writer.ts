/** How the parts of the store that change rows write: one statement at a time, and times as rows have them. */
import type { SqlDatabase, SqlRow, SqlValue } from './sqlDatabase.ts'

type Writer = {
  /** The time, as an ISO string in UTC. */
  stamp(): string
  /** The time so many milliseconds from now. */
  after(milliseconds: number): string
  /** Runs one statement. Several that belong together are a `batch` of the database. @returns its rows @throws StoreUnavailable, StatementFault */
  write(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>
}

/** @param now the time by the wall clock */
export const createWriter = (database: SqlDatabase, now: () => Date): Writer => ({
  stamp: () => now().toISOString(),
  after: (milliseconds) => new Date(now().getTime() + milliseconds).toISOString(),
  write: async (sql, ...values) => (await database.batch([{ sql, values }]))[0] ?? [],
})
