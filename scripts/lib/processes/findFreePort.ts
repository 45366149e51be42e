import { createServer } from 'node:net'

/**
 * Below the ports that systems give out by themselves (Linux from 32768, others from 49152), so that no connection and no server
 * of a test is given one between the moment it is found and the moment its program takes it.
 */
const FIRST = 20_000
const COUNT = 12_000

// Each process begins somewhere else, and gives none out twice: steps that run side by side look for ports at the same time.
let next = Math.floor(Math.random() * COUNT)

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .on('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** @returns a port of this machine that nobody uses at the moment, each time another one */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error(`Each port from ${FIRST} to ${FIRST + COUNT - 1} is taken.`)
}
