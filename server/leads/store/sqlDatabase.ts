import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'

/** The store's interface to a database: SQLite's dialect, single statements and transactions. `../databases/` has the implementations. */
export type SqlValue = string | number | null
export type SqlStatement = { sql: string; values?: SqlValue[] }
export type SqlRow = Record<string, SqlValue>

export type SqlDatabase = {
  /** Runs the statements in one writing transaction. @returns the rows of each @throws StoreUnavailable, StatementFault */
  batch(statements: SqlStatement[]): Promise<SqlRow[][]>
  /** Runs one statement that only reads. It does not wait for writers. @throws StoreUnavailable, StatementFault */
  read(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>
}

/** The store does not work now: full, locked, read-only, overloaded or gone. Nothing in the batch was stored. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(errorMessageOf(cause), { cause })
    this.name = 'StoreUnavailable'
  }
}

/** The database refuses a statement, which is a fault in the program. Only D1 reports this. Nothing in the batch was stored. */
export class StatementFault extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'StatementFault'
  }
}
