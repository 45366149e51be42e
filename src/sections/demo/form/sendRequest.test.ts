import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envelopeSchema } from '#src/demoForm/demoRequest.ts'
import { createIdempotencyKey, sendRequest } from './sendRequest.ts'

const FAILED = 'Try again, or call (555) 555-0100.'
const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const send = () => sendRequest('/api/leads', { name: 'Test Person' }, FAILED)

beforeEach(() => {
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  server.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the sending of a demo request', () => {
  it('posts what was typed as JSON', async () => {
    server.mockResolvedValueOnce(Response.json({ reference: 'PP-22223333' }, { status: 201 }))
    await send()
    const [address, { method, headers, body } = {}] = server.mock.calls[0] ?? []
    expect([address, method, new Headers(headers).get('Content-Type')]).toEqual(['/api/leads', 'POST', 'application/json'])
    expect(JSON.parse(String(body))).toEqual({ name: 'Test Person' })
  })
  it('gives the reference of a request that was taken, and the errors of one that was not', async () => {
    server.mockResolvedValueOnce(Response.json({ reference: 'PP-22223333' }, { status: 201 }))
    expect(await send()).toEqual({ kind: 'sent', reference: 'PP-22223333' })
    server.mockResolvedValueOnce(Response.json({ errors: { email: 'Wrong.' } }, { status: 422 }))
    expect(await send()).toEqual({ kind: 'errors', errors: { email: 'Wrong.' } })
  })
  it.each([
    ['an answer that is no JSON', async () => new Response('<p>Bad gateway</p>', { status: 502 })],
    ['a reference in an answer that does not say it was taken', async () => Response.json({ reference: 'PP-22223333' })],
    ['errors in an answer that does not say it was refused for them', async () => Response.json({ errors: {} }, { status: 500 })],
    ['a refusal without errors', async () => Response.json({}, { status: 422 })],
    ['an answer without a reference', async () => Response.json({}, { status: 201 })],
    ['no connection', async () => Promise.reject(new TypeError('offline'))],
  ])('tells who can be called after %s', async (_, response) => {
    server.mockImplementationOnce(response)
    expect(await send()).toEqual({ kind: 'problem', text: FAILED })
  })

  /** Controls the timeout of a request: `passes` ends the wait. */
  function waitInHand() {
    const limit = new AbortController()
    const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    return { asked, passes: () => limit.abort(new DOMException('', 'TimeoutError')) }
  }
  /** Never resolves, until the signal ends the wait. */
  const untilStopped = ({ signal }: RequestInit) =>
    new Promise<never>((_, reject) => {
      const stop = () => reject(signal?.reason as DOMException)
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop)
    })

  it('does not wait for ever for a server that takes the connection and stays silent', async () => {
    const wait = waitInHand()
    server.mockImplementationOnce((_, init) => untilStopped(init))
    const outcome = send()
    expect(wait.asked).toHaveBeenCalledTimes(1)
    wait.passes()
    expect(await outcome).toEqual({ kind: 'problem', text: FAILED })
  })
  it('does not wait for ever for the rest of an answer that has begun', async () => {
    const wait = waitInHand()
    server.mockImplementationOnce(async (_, init) => Object.assign(new Response(null, { status: 201 }), { json: () => untilStopped(init) }))
    const outcome = send()
    wait.passes()
    expect(await outcome).toEqual({ kind: 'problem', text: FAILED })
  })
})
it('a request has a key of its own that the service takes, also over plain HTTP, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = [createIdempotencyKey(), createIdempotencyKey()]
  expect(keys.map((idempotencyKey) => envelopeSchema.parse({ idempotencyKey }).idempotencyKey)).toEqual(keys)
  expect(new Set(keys).size).toBe(2)
})
