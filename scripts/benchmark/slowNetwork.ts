/**
 * A proxy that simulates a slow connection: round trips, shared bandwidth and TCP's slow start. The browser's own throttling ignores
 * handshakes and prefetching, so it cannot compare builds that use them differently.
 */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { findFreePort } from '../lib/processes/findFreePort.ts'

/** Both values are those of Lighthouse's "slow 4G". */
const ROUND_TRIP_MS = 150
const KILOBITS = 1600
const SEGMENT = 1460
const SEGMENT_TIME_MS = (SEGMENT * 8) / KILOBITS
const FIRST_WINDOW = 10
const WIDEST_WINDOW = 200
const TICK_MS = 2
/** How many bytes of a connection are buffered before the server is paused. */
const MAX_QUEUED_BYTES = 262_144

type TimedBytes = [at: number, bytes: Buffer]
type Connection = {
  browser: Socket
  server: Socket
  queued: Buffer[]
  queuedBytes: number
  down: TimedBytes[]
  up: TimedBytes[]
  /** The times at which the segments under way will be acknowledged. */
  acknowledged: number[]
  window: number
  hasEnded: boolean
}

/** @returns the slow origin ("http://localhost:4999"), and a function that closes it */
export async function startSlowNetwork(origin: string): Promise<{ origin: string; close(): Promise<void> }> {
  const target = Number(new URL(origin).port)
  let open: Connection[] = []
  let lineFreeAt = 0

  const sendDown = (now: number) => {
    lineFreeAt = Math.max(lineFreeAt, now - TICK_MS)
    while (lineFreeAt <= now) {
      const next = open.find(({ queued, acknowledged, window }) => queued.length > 0 && acknowledged.length < window)
      if (!next) return
      // Connections take turns.
      open = [...open.filter((connection) => connection !== next), next]
      const first = next.queued[0] as Buffer
      const segment = first.subarray(0, SEGMENT)
      if (segment.length === first.length) next.queued.shift()
      else next.queued[0] = first.subarray(SEGMENT)
      next.queuedBytes -= segment.length
      lineFreeAt += SEGMENT_TIME_MS * (Math.max(segment.length, 60) / SEGMENT)
      next.down.push([lineFreeAt + ROUND_TRIP_MS / 2, segment])
      next.acknowledged.push(lineFreeAt + ROUND_TRIP_MS)
      if (next.queuedBytes < MAX_QUEUED_BYTES / 4) next.server.resume()
    }
  }
  const tick = () => {
    const now = performance.now()
    for (const connection of open)
      while (connection.acknowledged[0] !== undefined && connection.acknowledged[0] <= now) {
        connection.acknowledged.shift()
        connection.window = Math.min(connection.window + 1, WIDEST_WINDOW)
      }
    sendDown(now)
    for (const connection of open) {
      deliver(connection.down, connection.browser, now)
      deliver(connection.up, connection.server, now)
      if (connection.hasEnded && connection.queued.length === 0 && connection.down.length === 0) connection.browser.end()
    }
  }
  const timer = setInterval(tick, TICK_MS)

  const server: Server = createServer({ noDelay: true }, (browser) => {
    const born = performance.now()
    const connection: Connection = {
      browser,
      server: connect({ port: target, host: 'localhost', noDelay: true }),
      ...{ queued: [], queuedBytes: 0, down: [], up: [], acknowledged: [], window: FIRST_WINDOW, hasEnded: false },
    }
    open.push(connection)
    // The handshake is a round trip before the first byte goes up.
    browser.on('data', (bytes) => connection.up.push([Math.max(performance.now() + ROUND_TRIP_MS / 2, born + ROUND_TRIP_MS * 1.5), bytes]))
    connection.server.on('data', (bytes) => {
      connection.queued.push(bytes)
      connection.queuedBytes += bytes.length
      if (connection.queuedBytes > MAX_QUEUED_BYTES) connection.server.pause()
    })
    connection.server.on('end', () => {
      connection.hasEnded = true
    })
    const drop = () => {
      open = open.filter((other) => other !== connection)
      browser.destroy()
      connection.server.destroy()
    }
    for (const socket of [browser, connection.server]) socket.on('error', drop)
    browser.on('close', drop)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      clearInterval(timer)
      for (const { browser, server: behind } of open) for (const socket of [browser, behind]) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function deliver(queue: TimedBytes[], socket: Socket, now: number): void {
  while (queue[0] && queue[0][0] <= now) {
    const [, bytes] = queue.shift() as TimedBytes
    if (!socket.destroyed) socket.write(bytes)
  }
}
