import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Lead } from '../lead.ts'
import { DEMO_REQUEST } from '../store/store.testing.ts'
import { createFailure } from './deliveryError.ts'
import { createWebhookSender, signText } from './webhook.ts'

const SECRET = 'shared secret'
const lead: Lead = { ...DEMO_REQUEST, reference: 'PP-ABCDEFGH', receivedAt: '2026-11-21T08:00:00.000Z', campaign: {}, revision: 1 }
let server: Server | ReturnType<typeof createTcpServer> | undefined
afterEach(async () => {
  if (server && 'closeAllConnections' in server) server.closeAllConnections()
  server?.close()
})

async function receiver(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const post = (url: string, signal = AbortSignal.timeout(5000), what = lead) => createWebhookSender(url, SECRET, 1).send(what, signal)
const kindOfFailure = async (attempt: Promise<unknown>) =>
  createFailure(
    await attempt.then(
      () => null,
      (error) => error,
    ),
  ).kind

describe('a webhook', () => {
  it('carries the lead, a signature over time and body, and a key', async () => {
    let receivedRequest: { headers: IncomingMessage['headers']; body: string } | undefined
    const url = await receiver(async (request, response) => {
      receivedRequest = { headers: request.headers, body: (await request.toArray()).join('') }
      response.end()
    })
    const before = Math.floor(Date.now() / 1000)
    await post(url)
    expect(JSON.parse(receivedRequest?.body ?? '')).toEqual(lead)
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(receivedRequest?.headers['x-signature'])) ?? []
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${time}.${receivedRequest?.body}`).digest('hex'))
    expect(Number(time)).toBeGreaterThanOrEqual(before)
    expect(Number(time)).toBeLessThanOrEqual(Date.now() / 1000)
    expect(receivedRequest?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'PP-ABCDEFGH' })
  })
  it('for a correction has a key of its own', async () => {
    let key: unknown
    const url = await receiver((request, response) => {
      key = request.headers['idempotency-key']
      response.end()
    })
    await post(url, undefined, { ...lead, revision: 2 })
    expect(key).toBe('PP-ABCDEFGH-2')
  })
  it.each([300, 301, 302, 307, 308])('that is redirected (%d) fails, and goes nowhere else', async (status) => {
    const paths: unknown[] = []
    const url = await receiver((request, response) => {
      paths.push(request.url)
      response.writeHead(status, { Location: '/elsewhere' }).end()
    })
    const failure = createFailure(await post(url).catch((error: unknown) => error))
    const text = `the receiver redirects (${status}): set LEAD_WEBHOOK_URL to its final address`
    expect([failure, paths]).toEqual([{ kind: `HTTP ${status}`, text }, ['/']])
  })
  it.each([400, 404, 500, 503])('that is answered %d fails, and says so', async (status) => {
    const url = await receiver((_request, response) => void response.writeHead(status).end('no'))
    const failure = createFailure(await post(url).catch((error: unknown) => error))
    expect(failure).toEqual({ kind: `HTTP ${status}`, text: `the receiver answered ${status}` })
  })
  it('that is redirected where the platform hides to what fails as well', async () => {
    const hidden = { ok: false, status: 0, type: 'opaqueredirect', body: null }
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(hidden as unknown as Response)
    expect(await kindOfFailure(post('http://crm.example'))).toBe('HTTP redirect')
    fetching.mockRestore()
  })
  it('that is not answered ends with its signal', async () => {
    const asked = Promise.withResolvers<void>()
    const url = await receiver(() => asked.resolve())
    const stop = new AbortController()
    const attempt = post(url, stop.signal)
    await asked.promise
    stop.abort(new Error('time is up'))
    await expect(attempt).rejects.toThrow('time is up')
  })
  it('is done when it was taken, though the response’s body never ends', async () => {
    const closed = Promise.withResolvers<void>()
    const url = await receiver((_request, response) => {
      const drip = setInterval(() => response.write('x'.repeat(1000)), 1)
      response.on('close', () => {
        clearInterval(drip)
        closed.resolve()
      })
    })
    await post(url)
    await closed.promise
  })
  it('to a port where nobody listens names the cause', async () => {
    const url = await receiver(() => {})
    server?.close()
    await once(server as Server, 'close')
    expect(await kindOfFailure(post(url))).toBe('ECONNREFUSED')
  })
})

it('the webhook signs with HMAC-SHA-256', async () =>
  expect(await signText('what do ya want for nothing?', 'Jefe')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'))
