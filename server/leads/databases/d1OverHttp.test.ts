/** Requests to Cloudflare's HTTP API, and its error responses. runCommand.test.ts tests that statements work there. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { createD1OverHttp } from './d1OverHttp.ts'

const ACCESS = { account: 'account', token: 'token', database: 'database' }
const respond = (body: unknown, status = 200) => {
  const fetchStub = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetchStub)
  return fetchStub
}
afterEach(() => vi.unstubAllGlobals())

describe('D1 over HTTP', () => {
  it('is asked once for each statement, with its values, by whoever has the token', async () => {
    const asked = respond({ success: true, result: [{ results: [{ id: 1 }] }] })
    expect(await createD1OverHttp(ACCESS).batch([{ sql: 'SELECT 1' }, { sql: 'SELECT ?', values: [2] }])).toEqual([
      [{ id: 1 }],
      [{ id: 1 }],
    ])
    expect(asked.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual(
      [
        { sql: 'SELECT 1', params: [] },
        { sql: 'SELECT ?', params: [2] },
      ].map((body) => ['https://api.cloudflare.com/client/v4/accounts/account/d1/database/database/query', body]),
    )
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer token' },
    })
  })
  it.each([{ success: true }, { success: true, result: [] }, { success: true, result: [{}] }])(
    'that answers %j has no rows',
    async (body) => {
      respond(body)
      expect(await createD1OverHttp(ACCESS).read('SELECT 1')).toEqual([])
    },
  )
  it.each([
    ['a refusal', { success: false, errors: [{ message: 'no such table' }, { message: 'sorry' }] }, 403, '403: no such table; sorry'],
    ['a refusal without reasons', { success: false }, 200, '200: no reason given'],
    ['an error that calls itself a success', { success: true, result: [] }, 500, '500: no reason given'],
  ])('that answers with %s is no store now', async (_, body, status, sentence) => {
    respond(body, status)
    await expect(createD1OverHttp(ACCESS).read('SELECT 1')).rejects.toThrow(new StoreUnavailable(`Cloudflare answered ${sentence}`))
  })
  it('that answers with HTML is reported as unavailable', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(createD1OverHttp(ACCESS).read('SELECT 1')).rejects.toThrow('Cloudflare answered 502: no reason given')
  })
  it('that cannot be reached is reported as unavailable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(createD1OverHttp(ACCESS).read('SELECT 1')).rejects.toThrow(StoreUnavailable)
  })
})
