import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSlowNetwork } from './slowNetwork.ts'

let server: Server
let slow: Awaited<ReturnType<typeof startSlowNetwork>>
const body = Buffer.from(Array.from({ length: 60_000 }, (_, index) => index % 251))

beforeAll(async () => {
  server = createServer((request, response) => response.writeHead(200, { 'X-Path': request.url ?? '' }).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  slow = await startSlowNetwork(`http://localhost:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await slow.close()
  server.close()
})

it('the slow network hands on every byte, in order, over connections side by side', async () => {
  const responses = await Promise.all(['/a', '/b', '/c'].map((path) => fetch(`${slow.origin}${path}`)))
  expect(responses.map(({ headers }) => headers.get('x-path'))).toEqual(['/a', '/b', '/c'])
  for (const response of responses) expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true)
})
it('the slow network ends a connection whose server has gone', async () => {
  const gone = await startSlowNetwork('http://localhost:9')
  await expect(fetch(gone.origin)).rejects.toThrow()
  await gone.close()
})
