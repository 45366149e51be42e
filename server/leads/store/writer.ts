/** Shared by the parts of the store that change rows: single statements, and times in the rows' format. */
import type { SqlDatabase, SqlRow, SqlValue } from './sqlDatabase.ts'

type Writer = {
  /** The current time as an ISO string in UTC. */
  stamp(): string
  /** The time after this many milliseconds. */
  after(milliseconds: number): string
  /**
   * Runs one statement. For several that belong together, use `batch` of the database. @returns its rows @throws StoreUnavailable,
   * StatementFault
   */
  write(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>
}

/** @param now the time by the wall clock */
export const createWriter = (database: SqlDatabase, now: () => Date): Writer => ({
  stamp: () => now().toISOString(),
  after: (milliseconds) => new Date(now().getTime() + milliseconds).toISOString(),
  write: async (sql, ...values) => (await database.batch([{ sql, values }]))[0] ?? [],
})
