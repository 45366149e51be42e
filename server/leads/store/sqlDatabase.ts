/**
 * What the store needs of a database: SQLite's dialect, statements, and several of them in one transaction. `../databases/` has those
 * that there are, and the store knows none of them.
 */
export type SqlValue = string | number | null
export type SqlStatement = { sql: string; values?: SqlValue[] }
export type SqlRow = Record<string, SqlValue>

export type SqlDatabase = {
  /** Runs the statements in one writing transaction. @returns the rows of each @throws StoreUnavailable, StatementFault */
  batch(statements: SqlStatement[]): Promise<SqlRow[][]>
  /** Runs one statement that only reads; waits for no writer. @throws StoreUnavailable, StatementFault */
  read(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>
}

/** The store cannot accept anything now: full, locked, read-only, overloaded or gone. Nothing in the batch was stored. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'StoreUnavailable'
  }
}

/** The database answers and refuses a statement: a fault in the program, as far as D1 says so. Nothing in the batch was stored. */
export class StatementFault extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'StatementFault'
  }
}
