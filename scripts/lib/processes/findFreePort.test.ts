import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from './findFreePort.ts'

it('a free port is another one each time, and none that the system gives out by itself', async () => {
  const found = [await findFreePort(), await findFreePort(), await findFreePort()]
  expect(new Set(found).size).toBe(3)
  expect(found.every((port) => port >= 20_000 && port < 32_768)).toBe(true)
})
it('a free port is none that a program has taken', async () => {
  const first = await findFreePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(first + 1, '127.0.0.1', resolve))
  const then = await findFreePort()
  await new Promise((resolve) => server.close(resolve))
  expect(then).not.toBe(first + 1)
})
