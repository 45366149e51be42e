/** The embedded store: Node's own SQLite. A transaction is on disk before it is acknowledged (WAL, synchronous=FULL). */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Row, type SqlDatabase, type Statement, StoreUnavailable } from './database.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
/** How long a statement waits for another process's lock, in milliseconds. */
const BUSY_TIMEOUT = 2000

export type SqliteDatabase = SqlDatabase & { close(): void }

/**
 * A database that opens itself when it is first needed, applies the migrations that it lacks, and tries again after a
 * failure: a disk that was full in the morning is used again when it is not.
 */
export function openSqlite(file: string): SqliteDatabase {
  let open: SqliteDatabase | null = null
  return {
    async batch(statements) {
      open ??= openNow(file)
      return open.batch(statements)
    },
    close() {
      open?.close()
      open = null
    },
  }
}

function openNow(file: string): SqliteDatabase {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file)
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON`)
    migrate(database)
    return adapt(database)
  } catch (error) {
    database?.close()
    throw new StoreUnavailable(error)
  }
}

function migrate(database: DatabaseSync): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  const files = readdirSync(MIGRATIONS)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
  for (const name of files) {
    const number = Number(name.slice(0, 4))
    if (number <= version) continue
    database.exec(`BEGIN IMMEDIATE; ${readFileSync(`${MIGRATIONS}${name}`, 'utf8')}; PRAGMA user_version = ${number}; COMMIT`)
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const all = ({ sql, values = [] }: Statement): Row[] => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(...values) as Row[]
  }
  return {
    async batch(statements) {
      try {
        database.exec('BEGIN IMMEDIATE')
        const rows = statements.map(all)
        database.exec('COMMIT')
        return rows
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw new StoreUnavailable(error)
      }
    },
    close: () => database.close(),
  }
}
