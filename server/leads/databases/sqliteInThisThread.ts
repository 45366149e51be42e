/** The embedded store without threads, for commands and tests, which may block. Starting two threads takes longer than most commands. */
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { type ConnectionOptions, createConnection } from './sqliteConnection.ts'
import { BUSY_TIMEOUT_MS, joinConnections, type SqliteConnection, type SqliteDatabase } from './sqliteDatabase.ts'

function createBlockingConnection(options: ConnectionOptions): SqliteConnection {
  const connection = createConnection(options)
  return {
    async ask({ kind, statements }) {
      const outcome = kind === 'batch' ? connection.write([statements])[0] : connection.runWithoutTransaction(statements)
      if (!outcome || 'error' in outcome) throw new StoreUnavailable(outcome?.error)
      return outcome.rows
    },
    close: async () => connection.close(),
  }
}

/** @param create if false, a missing file is an error and is not created */
export const openSqliteInThisThread = (file: string, { create = true, busyTimeout = BUSY_TIMEOUT_MS } = {}): SqliteDatabase =>
  joinConnections(
    createBlockingConnection({ file, role: 'writer', create, busyTimeout }),
    createBlockingConnection({ file, role: 'reader', create: false, busyTimeout }),
  )
