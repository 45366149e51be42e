/**
 * The thread that owns a connection to the embedded store. It waits for disks and locks, so that the main thread can serve pages. Writes
 * that wait at the same time are committed together, with one flush to disk.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { SqlStatement } from '../store/sqlDatabase.ts'
import { type ConnectionOptions, type ConnectionOutcome, createConnection } from './sqliteConnection.ts'
import type { ConnectionRequest } from './sqliteDatabase.ts'

export type ThreadRequest = { id: number } & (ConnectionRequest | { kind: 'close' })
export type ThreadReply = ConnectionOutcome & { id: number }

/** Writes that share one flush. */
const MAX_WRITES_TOGETHER = 200

const options: ConnectionOptions = workerData
if (!parentPort) throw new Error('sqliteThread.ts runs only as a thread of sqlite.ts.')
const port = parentPort
const connection = createConnection(options)

const reply = (id: number, outcome: ConnectionOutcome) => port.postMessage({ id, ...outcome } satisfies ThreadReply)

type Batch = { id: number; statements: SqlStatement[] }

/** @returns the next message that is already waiting, or undefined */
const nextRequest = (): ThreadRequest | undefined => receiveMessageOnPort(port)?.message

function answerRequest(first: ThreadRequest): void {
  const batches: Batch[] = []
  let request: ThreadRequest | undefined = first
  while (request) {
    if (request.kind === 'batch' && options.role === 'writer') {
      batches.push(request)
      request = batches.length < MAX_WRITES_TOGETHER ? nextRequest() : undefined
    } else break
  }
  if (batches.length > 0) {
    const outcomes = connection.write(batches.map(({ statements }) => statements))
    for (const [index, { id }] of batches.entries()) reply(id, outcomes[index] ?? { error: 'It was not tried.' })
  }
  if (!request) return
  if (request.kind === 'close') {
    connection.close()
    reply(request.id, { rows: [] })
    port.close()
  } else reply(request.id, connection.runWithoutTransaction(request.statements))
}

port.on('message', answerRequest)
