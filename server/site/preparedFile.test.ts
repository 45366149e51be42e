import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { afterEach, expect, it, vi } from 'vitest'
import { createPreparedFile, sendFile } from './preparedFile.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the server parses each Accept-Encoding once, and clears its cache at more than 200 of them', () => {
  const workOut = vi.spyOn(Negotiator.prototype, 'encodings')
  const file = createPreparedFile({ type: 'text/plain', variants: { identity: { body: Buffer.from('text'), etag: '"a"' } } }, {})
  const response = { socket: null, writeHead: () => response, end: () => response } as unknown as ServerResponse
  const ask = (encoding: string) =>
    sendFile({ method: 'GET', headers: { 'accept-encoding': encoding } } as unknown as IncomingMessage, response, file)
  for (let count = 0; count < 200; count++) ask(`x-${count}`)
  ask('x-0')
  expect(workOut).toHaveBeenCalledTimes(200)
  for (const encoding of ['x-200', 'x-0', 'x-200']) ask(encoding)
  expect(workOut).toHaveBeenCalledTimes(202)
})
