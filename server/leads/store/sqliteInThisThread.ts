/**
 * The embedded store without threads, for programs that serve nobody meanwhile: an operator's command, a test. Two threads
 * take longer to start than most commands to run. Its calls block while they wait for the disk or a lock.
 */
import { type SqlRow, StoreUnavailable } from './database.ts'
import { BUSY_TIMEOUT_MS, type SqliteDatabase } from './sqlite.ts'
import { type ConnectionOutcome, createConnection } from './sqliteConnection.ts'

function rowsOf(outcome: ConnectionOutcome | undefined): SqlRow[][] {
  if (!outcome || 'error' in outcome) throw new StoreUnavailable(outcome?.error)
  return outcome.rows
}

/**
 * @param create false: a missing file is an error and is not created
 * @param busyTimeout how long a statement waits for another process's lock, in milliseconds
 */
export function openSqliteInThisThread(file: string, { create = true, busyTimeout = BUSY_TIMEOUT_MS } = {}): SqliteDatabase {
  const writer = createConnection({ file, role: 'writer', create, busyTimeout })
  const reader = createConnection({ file, role: 'reader', create: false, busyTimeout })
  /** The writer makes and migrates the file; the reader comes after it. */
  let isReady = false
  const batch: SqliteDatabase['batch'] = async (statements) => {
    const rows = rowsOf(writer.write([statements])[0])
    isReady = true
    return rows
  }
  return {
    batch,
    async read(sql, ...values) {
      if (!isReady) await batch([])
      return rowsOf(reader.runPlain([{ sql, values }]))[0] ?? []
    },
    runPlain: async (sql, ...values) => rowsOf(writer.runPlain([{ sql, values }]))[0] ?? [],
    async close() {
      reader.close()
      writer.close()
    },
  }
}
