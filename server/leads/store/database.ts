/** What the store needs of a database: SQLite's dialect, statements, and several of them in one transaction. */
export type SqlValue = string | number | null
export type SqlStatement = { sql: string; values?: SqlValue[] }
export type SqlRow = Record<string, SqlValue>

export type SqlDatabase = {
  /** Runs the statements in one writing transaction. @returns the rows of each @throws StoreUnavailable */
  batch(statements: SqlStatement[]): Promise<SqlRow[][]>
  /** Runs one statement that only reads; waits for no writer. @throws StoreUnavailable */
  read(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>
}

/** The store cannot accept anything now: full, locked, read-only, overloaded or gone. Nothing in the batch was stored. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'StoreUnavailable'
  }
}
