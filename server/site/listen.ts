/** Starts and stops servers. A port in use is reported in one sentence, stalled connections are closed, and open responses finish. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long open responses may take after the server was told to stop. */
const LAST_RESPONSES_MS = 4000
/**
 * How long a connection may be idle, and how long one response may take in all. Node closes an idle connection after one or two such
 * periods.
 */
const TIMEOUTS_MS = { idle: 20_000, response: 120_000 }
/** How often Node checks for incomplete requests. */
const CHECK_INTERVAL_MS = 5000

/** Node reports EAI_AGAIN if it can reach no name server. */
const NO_SUCH_ADDRESS = new Set<string | undefined>(['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL', 'EAI_AGAIN'])

export type ListenOptions = {
  port: number
  /** The variable that sets the port, for the message about a port in use. */
  variable: string
  /** Address to listen on; all addresses of this machine by default. */
  host?: string | undefined
  /** For tests. */
  timeouts?: { idle: number; response: number }
}

export type ListeningServer = {
  server: Server
  port: number
  /** "127.0.0.1:4321", "[::]:4321" for all addresses. */
  address: string
  /**
   * Accepts no new connections and finishes open responses, which announce that their connection closes. Resolves when all are done or the
   * time is up.
   */
  close(lastResponses?: number): Promise<void>
}

/** @throws Error with one sentence if it cannot listen on the port */
export async function listen(
  handler: RequestListener,
  { port, variable, host, timeouts = TIMEOUTS_MS }: ListenOptions,
): Promise<ListeningServer> {
  const openResponses = new Set<ServerResponse>()
  let isStopping = false
  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 30_000, connectionsCheckingInterval: CHECK_INTERVAL_MS, optimizeEmptyRequests: true },
    (request, response) => {
      if (isStopping) response.setHeader('Connection', 'close')
      handler(request, response)
      // Only watch responses that have not been handed to the system yet. Most have.
      if (response.writableEnded && response.writableLength === 0) return
      openResponses.add(response)
      const limit = setTimeout(() => response.socket?.destroy(), timeouts.response)
      response.once('close', () => {
        clearTimeout(limit)
        openResponses.delete(response)
      })
    },
  )
  // A client that never reads keeps the response in memory, so a connection without activity is closed.
  server.timeout = timeouts.idle
  // The same timeout holds between two requests. A second one would set two timers for every response.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, { port, variable, host })))
    server.listen({ port, host }, resolve)
  })
  // A server that listens on a port has an address.
  const { address, family, port: actualPort } = server.address() as AddressInfo
  return {
    server,
    port: actualPort,
    address: `${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`,
    close: (lastResponses = LAST_RESPONSES_MS) =>
      new Promise((resolve) => {
        isStopping = true
        for (const response of openResponses) if (!response.headersSent) response.setHeader('Connection', 'close')
        const forced = setTimeout(() => server.closeAllConnections(), lastResponses)
        server.close(() => {
          clearTimeout(forced)
          resolve()
        })
        // A connection that ends its response now waits for no other request. Node has closed the idle ones.
        server.keepAliveTimeout = 1
      }),
  }
}

/** @returns the error with a sentence for the operator, if a setting can be its reason */
function describeListenError(error: NodeJS.ErrnoException, { port, variable, host }: Omit<ListenOptions, 'timeouts'>): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another one, for example: ${variable}=${port + 10} npm start`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by you. Choose one above 1023, for example: ${variable}=4321 npm start`)
  if (NO_SUCH_ADDRESS.has(error.code))
    return new Error(`HOST is "${host}", which is no address of this machine. Use 127.0.0.1 for this machine alone, 0.0.0.0 for all.`)
  return error
}
