/**
 * The embedded store: Node's own SQLite, in threads of its own. A transaction is on disk before it is acknowledged (WAL,
 * synchronous=FULL). One thread writes, another reads, so that a report does not wait for a locked or slow disk.
 */
import { Worker } from 'node:worker_threads'
import { type SqlDatabase, type SqlRow, type SqlStatement, StoreUnavailable } from './database.ts'
import type { ConnectionOptions } from './sqliteConnection.ts'
import type { ThreadAnswer, ThreadRequest } from './sqliteThread.ts'

export type SqliteDatabase = SqlDatabase & {
  /** Runs one statement outside of a transaction: a backup, a checkpoint. @throws StoreUnavailable */
  runPlain(sql: string, ...values: (string | number)[]): Promise<SqlRow[]>
  /** Closes both connections; calls that are open fail. */
  close(): Promise<void>
}

/** Most calls that may wait for a thread; more are refused at once instead of piling up. */
const MOST_UNANSWERED = 1000
/** How long a caller waits for an answer, in milliseconds. If the write succeeds later anyway, the request's key finds it. */
const ANSWER_PATIENCE_MS = 10_000
/** How long a thread may take to close before it is ended, in milliseconds. */
const CLOSING_PATIENCE_MS = 1000

const THREAD = new URL(import.meta.url.endsWith('.ts') ? './sqliteThread.ts' : './sqliteThread.js', import.meta.url)

type Caller = { resolve(rows: SqlRow[][]): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** A thread that is started when it is first called, and again after it has died. */
function startThread(options: ConnectionOptions, Thread: typeof Worker) {
  let worker: Worker | null = null
  let next = 0
  /** Requests that the thread has not answered yet, those included for which nobody waits any more. */
  const unanswered = new Map<number, Caller>()

  const failAll = (error: unknown) => {
    worker = null
    const lost = [...unanswered.values()]
    unanswered.clear()
    for (const { reject, timer } of lost) {
      clearTimeout(timer)
      reject(new StoreUnavailable(error))
    }
  }
  const start = (): Worker => {
    const started = new Thread(THREAD, { workerData: options })
    started.unref()
    started.on('message', (answer: ThreadAnswer) => {
      const caller = unanswered.get(answer.id)
      unanswered.delete(answer.id)
      if (unanswered.size === 0) started.unref()
      if (!caller) return
      clearTimeout(caller.timer)
      if ('rows' in answer) caller.resolve(answer.rows)
      else caller.reject(new StoreUnavailable(answer.error))
    })
    started.on('error', failAll)
    started.on('exit', () => {
      if (worker === started) failAll('the store’s thread has ended')
    })
    return started
  }
  type UnsentRequest = Omit<Extract<ThreadRequest, { kind: 'batch' | 'plain' }>, 'id'> | { kind: 'close' }
  const ask = (request: UnsentRequest): Promise<SqlRow[][]> =>
    new Promise((resolve, reject) => {
      if (unanswered.size >= MOST_UNANSWERED) return reject(new StoreUnavailable('too many requests wait for it'))
      worker ??= start()
      const id = ++next
      const timer = setTimeout(
        () => reject(new StoreUnavailable(`it did not answer within ${ANSWER_PATIENCE_MS / 1000} s`)),
        ANSWER_PATIENCE_MS,
      )
      unanswered.set(id, { resolve, reject, timer })
      // Referenced only while a caller waits, so that an idle store does not keep the process alive.
      worker.ref()
      worker.postMessage({ id, ...request } as ThreadRequest)
    })
  return {
    ask,
    async close(): Promise<void> {
      const closing = worker
      if (!closing) return
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSING_PATIENCE_MS)
      })
      await Promise.race([ask({ kind: 'close' }).catch(() => null), patience])
      clearTimeout(timer)
      worker = null
      await closing.terminate()
      failAll('it is closed')
    },
  }
}

/** How long a statement waits for another process's lock, in milliseconds. */
export const BUSY_TIMEOUT_MS = 2000

/**
 * @param create false: a missing file is an error and is not created
 * @param Thread what runs the two connections; tests have a puppet
 */
export function openSqlite(file: string, { create = true, Thread = Worker } = {}): SqliteDatabase {
  const writer = startThread({ file, role: 'writer', create, busyTimeout: BUSY_TIMEOUT_MS }, Thread)
  const reader = startThread({ file, role: 'reader', create: false, busyTimeout: BUSY_TIMEOUT_MS }, Thread)
  /** The writer makes and migrates the file; the reader comes after it. */
  let isReady = false
  const batch = async (statements: SqlStatement[]) => {
    const rows = await writer.ask({ kind: 'batch', statements })
    isReady = true
    return rows
  }
  return {
    batch,
    async read(sql, ...values) {
      if (!isReady) await batch([])
      return (await reader.ask({ kind: 'plain', statements: [{ sql, values }] }))[0] ?? []
    },
    runPlain: async (sql, ...values) => (await writer.ask({ kind: 'plain', statements: [{ sql, values }] }))[0] ?? [],
    async close() {
      await Promise.all([writer.close(), reader.close()])
    },
  }
}
