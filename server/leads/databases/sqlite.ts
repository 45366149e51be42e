/**
 * The embedded store: Node's SQLite in two threads. A transaction is on disk before it is acknowledged (WAL, synchronous=FULL). One thread
 * writes and another reads, so that a report does not wait for a locked or slow disk.
 */
import { Worker } from 'node:worker_threads'
import { type SqlRow, StoreUnavailable } from '../store/sqlDatabase.ts'
import type { ConnectionOptions } from './sqliteConnection.ts'
import { BUSY_TIMEOUT_MS, type ConnectionRequest, joinConnections, type SqliteDatabase } from './sqliteDatabase.ts'
import type { ThreadReply, ThreadRequest } from './sqliteThread.ts'

/** Calls that may wait for a thread. Further ones are refused at once instead of piling up. */
const MAX_PENDING_REQUESTS = 1000
/** If a write succeeds after this timeout, the request's key finds it. */
const REPLY_TIMEOUT_MS = 10_000
/** How long a thread may take to close before it is terminated. */
const CLOSING_TIMEOUT_MS = 1000

const THREAD = new URL(import.meta.url.endsWith('.ts') ? './sqliteThread.ts' : './sqliteThread.js', import.meta.url)

type Caller = { resolve(rows: SqlRow[][]): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** The thread starts at its first call, and again after it has died. */
function startThread(options: ConnectionOptions, Thread: typeof Worker) {
  let worker: Worker | null = null
  let next = 0
  /** Requests without a reply so far, including those whose caller has stopped waiting. */
  const pendingRequests = new Map<number, Caller>()

  const failAll = (error: unknown) => {
    worker = null
    const failed = [...pendingRequests.values()]
    pendingRequests.clear()
    for (const { reject, timer } of failed) {
      clearTimeout(timer)
      reject(new StoreUnavailable(error))
    }
  }
  const start = (): Worker => {
    const thread = new Thread(THREAD, { workerData: options })
    thread.on('message', (reply: ThreadReply) => {
      const caller = pendingRequests.get(reply.id)
      pendingRequests.delete(reply.id)
      if (pendingRequests.size === 0) thread.unref()
      if (!caller) return
      clearTimeout(caller.timer)
      if ('rows' in reply) caller.resolve(reply.rows)
      else caller.reject(new StoreUnavailable(reply.error))
    })
    thread.on('error', failAll)
    thread.on('exit', () => {
      if (worker === thread) failAll('the store’s thread has ended')
    })
    return thread
  }
  const ask = (request: ConnectionRequest | { kind: 'close' }): Promise<SqlRow[][]> =>
    new Promise((resolve, reject) => {
      if (pendingRequests.size >= MAX_PENDING_REQUESTS) return reject(new StoreUnavailable('too many requests wait for it'))
      worker ??= start()
      const id = ++next
      const timer = setTimeout(
        () => reject(new StoreUnavailable(`it did not answer within ${REPLY_TIMEOUT_MS / 1000} s`)),
        REPLY_TIMEOUT_MS,
      )
      pendingRequests.set(id, { resolve, reject, timer })
      // Referenced only while a caller waits, so that an idle store does not keep the process alive.
      worker.ref()
      worker.postMessage({ id, ...request } satisfies ThreadRequest)
    })
  return {
    ask,
    async close(): Promise<void> {
      const closing = worker
      if (!closing) return
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSING_TIMEOUT_MS)
      })
      await Promise.race([ask({ kind: 'close' }).catch(() => null), timeout])
      clearTimeout(timer)
      worker = null
      await closing.terminate()
      failAll('it is closed')
    },
  }
}

/**
 * @param create if false, a missing file is an error and is not created
 * @param Thread runs the two connections; tests pass a fake
 */
export function openSqlite(file: string, { create = true, Thread = Worker } = {}): SqliteDatabase {
  const writer = startThread({ file, role: 'writer', create, busyTimeout: BUSY_TIMEOUT_MS }, Thread)
  const reader = startThread({ file, role: 'reader', create: false, busyTimeout: BUSY_TIMEOUT_MS }, Thread)
  return joinConnections(writer, reader)
}
