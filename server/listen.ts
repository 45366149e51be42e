/** Starting and stopping servers: a taken port is one plain sentence, and stopping lets open answers finish. */
import { createServer, type RequestListener, type Server } from 'node:http'

/** How long open answers may take once the server has been told to stop, in milliseconds. */
const LAST_ANSWERS = 10_000

/** @throws Error with one sentence when the port cannot be had */
export function listen(handler: RequestListener, port: number, variable: string): Promise<Server> {
  const server = createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000 }, handler)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new Error(`Port ${port} is taken. Stop what uses it, or choose another one, for example: ${variable}=${port + 10} npm start`),
        )
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} may not be used by you. Choose one above 1023, for example: ${variable}=4321 npm start`))
      } else {
        reject(error)
      }
    })
    server.listen(port, () => resolve(server))
  })
}

/** Takes no new connections, finishes the open answers, and resolves when all are done or the time is up. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const forced = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS)
    forced.unref()
    server.close(() => {
      clearTimeout(forced)
      resolve()
    })
    // Connections that end their last answer from now on are not kept for another.
    server.keepAliveTimeout = 1
    server.closeIdleConnections()
  })
}
