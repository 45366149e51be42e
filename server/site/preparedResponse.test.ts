import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ListeningServer, listen } from './listen.ts'
import { createPreparedResponse, sendResponse } from './preparedResponse.ts'

const body = Buffer.from('naïve bytes \u0000 and all')
const HEAD = ['Content-Type', 'text/plain; charset=utf-8', 'ETag', '"a"', 'X-Long', 'é'.repeat(1500), 'Content-Length', String(body.length)]
const large = Buffer.alloc(200_000, 'large')
const HEAD_OF_LARGE = ['Content-Type', 'text/plain', 'Content-Length', String(large.length)]
const wholeResponse = createPreparedResponse(200, HEAD, body)
const WAYS: Record<string, RequestListener> = {
  '/large': (request, response) => sendResponse(request, response, createPreparedResponse(200, HEAD_OF_LARGE, large)),
  '/large/node': (_request, response) => response.writeHead(200, HEAD_OF_LARGE).end(large),
  '/whole': (request, response) => sendResponse(request, response, wholeResponse),
  '/whole/node': (_request, response) => response.writeHead(200, HEAD).end(body),
  '/missing': (request, response) => sendResponse(request, response, createPreparedResponse(404, HEAD, body)),
  '/missing/node': (_request, response) => response.writeHead(404, HEAD).end(body),
  '/known': (request, response) => sendResponse(request, response, createPreparedResponse(304, HEAD.slice(0, 6))),
  '/known/node': (_request, response) => response.writeHead(304, HEAD.slice(0, 6)).end(),
  '/marked': (request, response) => {
    response.setHeader('X-Mark', 'kept')
    sendResponse(request, response, createPreparedResponse(200, HEAD, body))
  },
}
let server: ListeningServer

beforeAll(async () => {
  server = await listen((request, response) => WAYS[request.url ?? '']?.(request, response), { port: 0, variable: 'PORT' })
})
afterAll(() => server.close(0))
afterEach(() => {
  vi.useRealTimers()
})

/** Sends requests in one packet; the last one ends the connection. @returns all responses, without their dates */
function sendRaw(...requests: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(server.port, 'localhost')
    socket.on('data', (data) => chunks.push(data))
    socket.on('error', reject)
    socket.on('close', () =>
      resolve(
        Buffer.concat(chunks)
          .toString('latin1')
          .replaceAll(/^Date: .*GMT(?=\r$)/gm, 'Date'),
      ),
    )
    socket.write(requests.map((request) => `${request}\r\n\r\n`).join(''))
  })
}
const get = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, 'Host: localhost', ...more].join('\r\n')
const END = get('/none', 'Connection: close')
WAYS['/none'] = (_request, response) => response.end()
// Closes the connection without a response.
WAYS['/gone'] = (request) => request.socket.destroy()

it.each(['/whole', '/missing', '/known', '/large'])('%s has the bytes that Node’s own way sends', async (path) => {
  const ours = await sendRaw(get(path), END)
  expect(ours).toContain('Date\r\nConnection: keep-alive\r\n\r\n')
  expect(ours).toBe(await sendRaw(get(`${path}/node`), END))
})
/** @returns the writes to the connection for the response to a path */
async function listWrites(path: string): Promise<unknown[]> {
  const written: unknown[] = []
  server.server.once('connection', (socket) => {
    const write = socket.write.bind(socket) as typeof socket.write
    socket.write = ((...given: Parameters<typeof write>) => {
      written.push(given[0])
      return write(...given)
    }) as typeof socket.write
  })
  await sendRaw(get(path), 'GET /gone HTTP/1.0')
  return written
}

describe('a prepared response', () => {
  it('answers requests that come together one after the other, each whole', async () => {
    const [one, end] = [await sendRaw(get('/whole'), END), await sendRaw(END)]
    const first = one.slice(0, one.length - end.length)
    expect(await sendRaw(get('/whole'), get('/whole'), get('/whole'), END)).toBe(first.repeat(3) + end)
  })
  it.each([
    ['a connection that its sender closes', get('/whole', 'Connection: close')],
    ['HTTP/1.0', 'GET /whole HTTP/1.0\r\nHost: localhost'],
  ])('ends the connection with the response to %s', async (_name, request) => {
    const response = await sendRaw(request)
    expect(response).toContain('Connection: close\r\n')
    expect(response.endsWith(body.toString('latin1'))).toBe(true)
  })
  it('has no body for HEAD', async () => {
    const response = await sendRaw('HEAD /whole HTTP/1.1\r\nHost: localhost', END)
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(2)
    expect(response).toContain(`Content-Length: ${body.length}\r\n`)
    expect(response).not.toContain('bytes')
  })
  it('keeps headers that somebody else has set', async () => {
    expect(await sendRaw(get('/marked'), END)).toContain('X-Mark: kept\r\n')
  })
  it.each(['/missing', '/known'])('hands %s to the connection in one write', async (path) => expect(await listWrites(path)).toHaveLength(1))
  it('hands a large body to the connection as it is, so that it is not kept twice', async () =>
    expect((await listWrites('/large'))[1]).toBe(large))
  it('has another Date header a second later', async () => {
    const { port } = server
    const said = async () => (await fetch(`http://localhost:${port}/whole`)).headers.get('date')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00.900Z') })
    expect(await said()).toBe('Sun, 22 Nov 2026 10:00:00 GMT')
    vi.setSystemTime(new Date('2026-11-22T10:00:01.000Z'))
    expect(await said()).toBe('Sun, 22 Nov 2026 10:00:01 GMT')
  })
  it('has the time of the response in its Date header', async () => {
    const { port } = server
    const before = Math.floor(Date.now() / 1000) * 1000
    const said = Date.parse((await fetch(`http://localhost:${port}/whole`)).headers.get('date') ?? '')
    expect(said).toBeGreaterThanOrEqual(before)
    expect(said).toBeLessThanOrEqual(Date.now())
  })
})
