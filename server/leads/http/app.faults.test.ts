/** What visitors and the log are told if the store or the service fails. */
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSqlite } from '../databases/sqlite.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { GOOD_REQUEST, openServiceForEachTest } from './app.testing.ts'

const PHONE = '(555) 555-0100'
const { service, serve, post, send, sendForm } = openServiceForEachTest()
afterEach(() => vi.restoreAllMocks())

describe('a store that cannot take anything', () => {
  it('answers 503 with a sentence and the phone number, and takes the same request later', async () => {
    await send({ idempotencyKey: 'key-00000021' })
    const other = new DatabaseSync(service.file, { timeout: 5000 })
    other.exec('BEGIN EXCLUSIVE')
    const response = await send({ idempotencyKey: 'key-00000022' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(((await response.json()) as { error: string }).error).toContain(PHONE)
    expect((await sendForm({ name: 'Kept' })).status).toBe(503)
    other.exec('ROLLBACK')
    other.close()
    expect((await send({ idempotencyKey: 'key-00000022' })).status).toBe(201)
    expect(await service.store.listLeads()).toHaveLength(2)
  }, 15_000)
  it('when the file cannot be made', async () => {
    const blocked = createLeadStore(openSqlite('/dev/null/leads.sqlite'))
    service.store = blocked
    serve()
    expect((await send()).status).toBe(503)
    const health = await service.app.request('http://form.example/healthz')
    expect([health.status, await health.text()]).toEqual([503, 'the store does not answer\n'])
  })
  it('when the disk is full', async () => {
    await send()
    await service.database.batch([{ sql: 'PRAGMA max_page_count = 12' }]).catch(() => null)
    const statuses = new Set<number>()
    for (let index = 0; index < 40; index++)
      statuses.add((await send({ idempotencyKey: `key-full-${index}`, message: 'x'.repeat(3900) })).status)
    expect([...statuses].sort()).toEqual([201, 503])
    const stored = await service.store.listLeads(100)
    expect(stored.length).toBeGreaterThan(0)
  })
  it('when it is read-only (as on a read-only disk; root could write to a read-only file)', async () => {
    await send()
    await service.database.batch([{ sql: 'PRAGMA query_only = 1' }])
    expect((await send({ idempotencyKey: 'key-read-only' })).status).toBe(503)
  })
})

describe('the log', () => {
  it('has a line for a request that is refused, with its status, the names of wrong fields, and nothing else', async () => {
    await send({}, { origin: 'https://evil.example' })
    await send({ email: 'nobody' })
    await send({ email: 'nobody' })
    await post('{')
    serve({ perAddress: 1, overall: 10 })
    await send()
    await send()
    expect(service.lines).toEqual(
      [{ status: 403 }, { status: 422, fields: ['email'] }, { status: 400 }, { status: 429 }].map((refusal) => ({
        ...{ time: expect.any(String), level: 'warn', event: 'lead.refused', count: 1 },
        ...refusal,
      })),
    )
  })
  it('has no personal data', async () => {
    service.store = createLeadStore(openSqlite('/dev/null/leads.sqlite'))
    serve()
    await send()
    const add = vi.spyOn(service.store, 'add').mockRejectedValue(new TypeError(`unexpected ${GOOD_REQUEST.name} ${GOOD_REQUEST.email}`))
    const response = await send()
    expect(response.status).toBe(500)
    const { error } = (await response.json()) as { error: string }
    expect([error.includes(PHONE), /Ana|plant\.example/.test(error)]).toEqual([true, false])
    expect(service.lines).toMatchObject([
      { event: 'store.unavailable', error: expect.stringMatching(/./) },
      {
        ...{ event: 'service.failed', what: 'request', error: 'TypeError', request: add.mock.lastCall?.[0].requestId },
        frames: expect.arrayContaining([expect.stringMatching(/^server\/leads\/http\/app\.faults\.test\.ts:\d+$/)]),
      },
    ])
    expect(add.mock.lastCall?.[0].requestId).toMatch(/^[0-9a-f]{8}$/)
    expect(JSON.stringify(service.lines)).not.toContain(process.cwd())
    expect(JSON.stringify(service.lines)).not.toMatch(/Ana|plant\.example|555.?01\d\d/)
  })
})

describe('an unexpected error', () => {
  it('is answered to a plain form in words', async () => {
    vi.spyOn(service.store, 'add').mockRejectedValue(new TypeError('unexpected'))
    const response = await sendForm()
    expect([response.status, response.headers.get('content-type')]).toEqual([500, expect.stringContaining('text/plain')])
    expect(await response.text()).toContain(PHONE)
  })
  it.each([
    ['a plain form', sendForm],
    ['a script', send],
  ])('gives %s the number by which the log has it', async (_name, submit) => {
    vi.spyOn(service.store, 'add').mockRejectedValue(new TypeError('unexpected'))
    const said = await (await submit()).text()
    const request = service.lines.at(-1)?.request
    expect(request).toMatch(/^[0-9a-f]{8}$/)
    expect(said).toContain(`give the error number ${request}.`)
  })
})
