import { createServer } from 'node:net'

/**
 * Below the range of ports that systems assign by themselves (Linux from 32768, others from 49152), so that no other connection takes a
 * port before the test's program does.
 */
const FIRST = 20_000
const COUNT = 12_000

// Each process starts at a random port and uses none twice, because several steps look for ports at the same time.
let next = Math.floor(Math.random() * COUNT)

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .on('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** @returns a port that is not in use, a different one on each call */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error(`Each port from ${FIRST} to ${FIRST + COUNT - 1} is taken.`)
}
