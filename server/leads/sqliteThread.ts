/**
 * The thread that owns a connection to the embedded store. Everything that may wait for a disk or a lock waits here, so
 * that pages are served meanwhile. Writes that wait together are committed together: one flush to disk for all of them.
 */
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Row, Statement } from './database.ts'

export type ThreadOptions = { file: string; role: 'writer' | 'reader'; create: boolean }
/** `run`: one statement outside of any transaction (VACUUM INTO, wal_checkpoint). */
export type ThreadRequest = { id: number; kind: 'batch' | 'run'; statements: Statement[] } | { id: number; kind: 'close' }
export type ThreadAnswer = { id: number; rows: Row[][] } | { id: number; error: string }

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
/** How long a statement waits for another process's lock, in milliseconds. */
const BUSY_TIMEOUT = 2000
/** Most writes that share one flush. */
const MOST_TOGETHER = 200

const { file, role, create } = workerData as ThreadOptions
const port = parentPort as MessagePort
type Connection = { database: DatabaseSync; prepared: Map<string, ReturnType<DatabaseSync['prepare']>>; inode: number }
let open: Connection | null = null

/** Opened when first needed, and again after a failure: a disk that was full in the morning is used again when it is not. */
function connection(): Connection {
  // A file that was moved away or replaced takes nothing with it: what comes next goes into the one at the address.
  if (open && statSync(file, { throwIfNoEntry: false })?.ino !== open.inode) close()
  if (open) return open
  const database = role === 'writer' ? openWriter() : new DatabaseSync(file, { readOnly: true })
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
  open = { database, prepared: new Map(), inode: statSync(file).ino }
  return open
}

function openWriter(): DatabaseSync {
  if (create) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } else statSync(file)
  // Leads are personal: nobody but the service's own user reads the file; SQLite gives its journal the same mode.
  if ((statSync(file).mode & 0o777) !== 0o600) chmodSync(file, 0o600)
  const database = new DatabaseSync(file)
  try {
    database.exec(
      `PRAGMA busy_timeout = ${BUSY_TIMEOUT}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`,
    )
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

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
      // Another process may have done it while this one waited.
      if (number > version()) database.exec(`${readFileSync(`${MIGRATIONS}${name}`, 'utf8')}; PRAGMA user_version = ${number}`)
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}

function close(): void {
  try {
    open?.database.close()
  } finally {
    open = null
  }
}

function all({ database, prepared }: Connection, { sql, values = [] }: Statement): Row[] {
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement.all(...values) as Row[]
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const answer = (message: ThreadAnswer) => port.postMessage(message)

type Batch = { id: number; statements: Statement[] }

/** One transaction for all batches that wait; a batch that fails is undone alone. Nothing is answered before the commit. */
function write(batches: Batch[]): void {
  const answers: ThreadAnswer[] = []
  try {
    const current = connection()
    const { database } = current
    database.exec('BEGIN IMMEDIATE')
    for (const { id, statements } of batches) {
      database.exec('SAVEPOINT one')
      try {
        answers.push({ id, rows: statements.map((statement) => all(current, statement)) })
      } catch (error) {
        // A full disk may already have undone the whole transaction.
        if (!database.isTransaction) throw error
        database.exec('ROLLBACK TO one')
        answers.push({ id, error: textOf(error) })
      }
      database.exec('RELEASE one')
    }
    database.exec('COMMIT')
    answers.forEach(answer)
  } catch (error) {
    if (open?.database.isTransaction) open.database.exec('ROLLBACK')
    // A lock passes; after anything else the file is opened anew.
    if (!/locked|busy/i.test(textOf(error))) close()
    for (const { id } of batches) answer({ id, error: textOf(error) })
  }
}

/** Statements without a transaction of their own: reads, and what must not be in one. */
function runPlain({ id, statements }: Batch): void {
  try {
    const current = connection()
    answer({ id, rows: statements.map((statement) => all(current, statement)) })
  } catch (error) {
    answer({ id, error: textOf(error) })
  }
}

/** @returns the next message that waits already, or undefined */
const waiting = () => receiveMessageOnPort(port)?.message as ThreadRequest | undefined

function work(first: ThreadRequest): void {
  const batches: Batch[] = []
  let other: ThreadRequest | undefined = first
  while (other) {
    if (other.kind === 'batch' && role === 'writer') {
      batches.push(other)
      other = batches.length < MOST_TOGETHER ? waiting() : undefined
    } else break
  }
  if (batches.length > 0) write(batches)
  if (!other) return
  if (other.kind === 'close') {
    close()
    answer({ id: other.id, rows: [] })
    port.close()
  } else runPlain(other)
}

port.on('message', work)
