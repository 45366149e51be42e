/**
 * A connection to the embedded store. It is opened at first use, migrated, and reopened after a failure. Its calls block while they wait
 * for disks and locks, so `sqliteThread.ts` runs it in a thread.
 */

import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { SqlRow, SqlStatement } from '../store/sqlDatabase.ts'

export type ConnectionOptions = {
  file: string
  role: 'writer' | 'reader'
  create: boolean
  /** How long a statement waits for another process's lock, in milliseconds. */
  busyTimeout: number
}
export type ConnectionOutcome = { rows: SqlRow[][] } | { error: string }

/** Next to the bundle's files, or one folder above this source file. */
const MIGRATIONS = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../migrations/' : './migrations/', import.meta.url))
function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.user_version)
  const files = readdirSync(MIGRATIONS)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
  for (const name of files) {
    const number = Number(name.slice(0, 4))
    if (number <= version()) continue
    database.exec('BEGIN IMMEDIATE')
    try {
      // Another process may have migrated it while this one waited.
      if (number > version()) database.exec(`${readFileSync(`${MIGRATIONS}${name}`, 'utf8')}; PRAGMA user_version = ${number}`)
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}

function openWriter({ file, create, busyTimeout }: ConnectionOptions): DatabaseSync {
  if (create) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } else statSync(file)
  // Leads are personal, so only the service's own user may read the file. SQLite gives the WAL file the same mode.
  if ((statSync(file).mode & 0o777) !== 0o600) chmodSync(file, 0o600)
  const database = new DatabaseSync(file)
  try {
    database.exec(
      `PRAGMA busy_timeout = ${busyTimeout}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`,
    )
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** @returns the connection, which is closed until its first use. A statement that fails has an outcome with an error */
export function createConnection(options: ConnectionOptions) {
  const { file, role, busyTimeout } = options
  type OpenDatabase = { database: DatabaseSync; prepared: Map<string, ReturnType<DatabaseSync['prepare']>>; inode: number }
  let open: OpenDatabase | null = null

  function close(): void {
    try {
      open?.database.close()
    } finally {
      open = null
    }
  }
  /** Opens the file again after a failure, so that the store works again once a full disk has space. */
  function openIfClosed(): OpenDatabase {
    // If the file was moved or replaced, later writes go into the file that is now at the path.
    if (open && statSync(file, { throwIfNoEntry: false })?.ino !== open.inode) close()
    if (open) return open
    const database = role === 'writer' ? openWriter(options) : new DatabaseSync(file, { readOnly: true })
    database.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
    open = { database, prepared: new Map(), inode: statSync(file).ino }
    return open
  }
  function runStatement({ database, prepared }: OpenDatabase, { sql, values = [] }: SqlStatement): SqlRow[] {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(...values) as SqlRow[]
  }

  return {
    close,
    /** Writes all batches in one transaction, and undoes only those that fail. @returns the outcome of each, once it is on disk */
    write(batches: readonly SqlStatement[][]): ConnectionOutcome[] {
      const outcomes: ConnectionOutcome[] = []
      try {
        const current = openIfClosed()
        const { database } = current
        database.exec('BEGIN IMMEDIATE')
        for (const statements of batches) {
          database.exec('SAVEPOINT one')
          try {
            outcomes.push({ rows: statements.map((statement) => runStatement(current, statement)) })
          } catch (error) {
            // A full disk may already have undone the whole transaction.
            if (!database.isTransaction) throw error
            database.exec('ROLLBACK TO one')
            outcomes.push({ error: errorMessageOf(error) })
          }
          database.exec('RELEASE one')
        }
        database.exec('COMMIT')
        return outcomes
      } catch (error) {
        if (open?.database.isTransaction) open.database.exec('ROLLBACK')
        // A lock ends without our help. After any other failure the file is reopened.
        if (!/locked|busy/i.test(errorMessageOf(error))) close()
        return batches.map(() => ({ error: errorMessageOf(error) }))
      }
    },
    /** Runs statements without a transaction: reads, and statements that must not be in one. */
    runWithoutTransaction(statements: readonly SqlStatement[]): ConnectionOutcome {
      try {
        const current = openIfClosed()
        return { rows: statements.map((statement) => runStatement(current, statement)) }
      } catch (error) {
        return { error: errorMessageOf(error) }
      }
    },
  }
}
