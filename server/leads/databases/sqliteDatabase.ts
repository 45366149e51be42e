/** The embedded store's interface, for connections with threads (sqlite.ts) and without (sqliteInThisThread.ts). */
import type { SqlDatabase, SqlRow, SqlStatement } from '../store/sqlDatabase.ts'

export type SqliteDatabase = SqlDatabase & {
  /** Runs one statement outside of a transaction, such as a backup or a checkpoint. @throws StoreUnavailable */
  runWithoutTransaction(sql: string, ...values: (string | number)[]): Promise<SqlRow[]>
  /** Closes both connections. Calls that are still open fail. */
  close(): Promise<void>
}

/** `batch` is one transaction. `single` is for statements that must not be in one (VACUUM INTO, wal_checkpoint). */
export type ConnectionRequest = { kind: 'batch' | 'single'; statements: SqlStatement[] }
/** One connection to the file. `ask` returns the rows of each statement, and throws StoreUnavailable. */
export type SqliteConnection = { ask(request: ConnectionRequest): Promise<SqlRow[][]>; close(): Promise<void> }

/** How long a statement waits for another process's lock, in milliseconds. */
export const BUSY_TIMEOUT_MS = 2000

/** @param writer creates and migrates the file at its first batch. The reader waits for that. */
export function joinConnections(writer: SqliteConnection, reader: SqliteConnection): SqliteDatabase {
  let isReady = false
  const batch: SqliteDatabase['batch'] = async (statements) => {
    const rows = await writer.ask({ kind: 'batch', statements })
    isReady = true
    return rows
  }
  const askWithoutTransaction = async (connection: SqliteConnection, statement: SqlStatement) =>
    (await connection.ask({ kind: 'single', statements: [statement] }))[0] ?? []
  return {
    batch,
    async read(sql, ...values) {
      if (!isReady) await batch([])
      return askWithoutTransaction(reader, { sql, values })
    },
    runWithoutTransaction: (sql, ...values) => askWithoutTransaction(writer, { sql, values }),
    async close() {
      await Promise.all([writer.close(), reader.close()])
    },
  }
}
