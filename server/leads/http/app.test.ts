/**
 * Requests through the whole app, over a real store. Longer than other files, because each block tests one outcome of a request, and all
 * need the same app.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINIMUM_FILL_TIME_MS, TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { openSqlite } from '../databases/sqlite.ts'
import type { SqliteDatabase } from '../databases/sqliteDatabase.ts'
import { createLog } from '../log.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { openSqliteHere } from '../store/store.testing.ts'
import { createLeadsApp, type LeadsOptions } from './app.ts'
import { createRateLimiter } from './rateLimit.ts'

const PHONE = '(555) 555-0100'
const GOOD_REQUEST = {
  name: 'Ana Duarte',
  email: 'ana@plant.example',
  company: 'Plant',
  phone: '312 555 0100',
  industry: 'Other',
  employees: '420',
  currentTool: 'voicemail',
  message: 'Two sites,\nthree shifts.',
  consent: true,
  topic: 'security-documentation',
  idempotencyKey: 'key-00000001',
  campaign: { utm_source: 'fair', evil: 'x' },
  elapsed: MINIMUM_FILL_TIME_MS,
}
let folder: string
let database: SqliteDatabase
let store: LeadStore
let time: number
let app: ReturnType<typeof createLeadsApp>
const now = () => new Date(time)
const lines: Record<string, unknown>[] = []
const log = createLog((line) => lines.push(JSON.parse(line)))

function createTestApp(limits = { perAddress: 1000, overall: 10_000 }, change: Partial<LeadsOptions> = {}) {
  return createLeadsApp({
    store,
    log,
    limiter: createRateLimiter(limits, () => time),
    channels: ['webhook'],
    words: () => TEST_WORDS,
    addressOf: () => '192.0.2.1',
    drawPage: async (outcome) => `page:${JSON.stringify(outcome)}`,
    ...change,
  })
}
beforeEach(async () => {
  time = Date.parse('2026-11-21T08:00:00Z')
  folder = await mkdtemp(join(tmpdir(), 'leads-'))
  database = openSqliteHere(join(folder, 'leads.sqlite'))
  store = createLeadStore(database, now)
  app = createTestApp()
  lines.length = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('http://form.example/api/leads', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'form.example', ...headers },
  })
const send = (change: object = {}, headers = {}) => post(JSON.stringify({ ...GOOD_REQUEST, ...change }), headers)
const formBody = (change: Record<string, string>) => {
  const { campaign, consent, elapsed, idempotencyKey, ...fields } = GOOD_REQUEST
  return new URLSearchParams({ ...fields, consent: 'on', ...change }).toString()
}
const sendForm = (change: Record<string, string> = {}) => {
  const body = formBody(change)
  // Browsers send the length of their forms.
  return post(body, { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) })
}

describe('a good request', () => {
  it('is acknowledged with a reference once it is on disk', async () => {
    const response = await send()
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(reference).toMatch(/^PP-[2-9A-Z]{8}$/)
    const onDisk = new DatabaseSync(join(folder, 'leads.sqlite'), { readOnly: true })
    expect(onDisk.prepare('SELECT email, employees, message FROM leads WHERE reference = ?').get(reference)).toEqual({
      email: GOOD_REQUEST.email,
      employees: 420,
      message: GOOD_REQUEST.message,
    })
    onDisk.close()
    expect(await store.findLead(reference)).toMatchObject({ campaign: { utm_source: 'fair' }, topic: 'security-documentation' })
  })
  it('sent again with a corrected phone number corrects the lead', async () => {
    const first = (await (await send()).json()) as { reference: string }
    const second = await send({ phone: '312 555 0199' })
    expect([second.status, await second.json()]).toEqual([201, first])
    expect(await store.findLead(first.reference)).toMatchObject({
      phone: '312 555 0199',
      revisions: [{ body: { phone: GOOD_REQUEST.phone } }],
    })
  })
  it('sent twice is stored once, with the same reference', async () => {
    const [first, second] = await Promise.all([send(), send()])
    expect(((await first.json()) as { reference: string }).reference).toBe(((await second.json()) as { reference: string }).reference)
    expect(await store.listLeads()).toHaveLength(1)
    expect((await store.countByState()).waiting).toBe(1)
  })
  it('works as a plain form post, once', async () => {
    const response = await sendForm()
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/html; charset=UTF-8'])
    expect(await response.text()).toMatch(/page:{"kind":"sent","reference":"PP-/)
    await sendForm()
    expect(await store.listLeads()).toHaveLength(1)
  })
})

describe('after a request', () => {
  it('delivery starts if it was stored, but not if it is in quarantine or was refused', async () => {
    const onStored = vi.fn()
    app = createTestApp(undefined, { onStored })
    await send({ [TRAP_FIELD]: 'x' })
    await send({ email: 'nobody', idempotencyKey: 'key-00000041' })
    expect(onStored).not.toHaveBeenCalled()
    await send({ idempotencyKey: 'key-00000042' })
    expect(onStored).toHaveBeenCalledOnce()
  })
  it('the visitor gets a plain confirmation if the confirmation page cannot be drawn', async () => {
    app = createTestApp(undefined, { drawPage: () => Promise.reject(new Error('no page')) })
    const response = await sendForm()
    const [lead] = await store.listLeads()
    expect([response.status, await response.text()]).toEqual([201, expect.stringContaining(lead?.reference ?? 'no lead')])
  })
})

describe('a request that is refused', () => {
  it.each([
    ['from elsewhere', () => send({}, { origin: 'https://evil.example' }), /the form’s own page/],
    ['too large', () => post('x'.repeat(66_000)), /longer than .* \(64 KB\)/],
    ['of another type', () => post('<a/>', { 'content-type': 'text/xml' }), /Send JSON or a form/],
    ['unreadable', () => post('{'), /could not be read/],
    ['with wrong fields', () => send({ email: 'nobody' }), /Some fields/],
  ])('%s is told why', async (_, request, sentence) =>
    expect(((await (await request()).json()) as { error: string }).error).toMatch(sentence),
  )
  it('gets errors by field, and a form keeps what was typed', async () => {
    const response = await send({ email: 'nobody', employees: '0', consent: false })
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors).sort()).toEqual(['consent', 'email', 'employees'])
    const form = await sendForm({ email: 'nobody' })
    expect(form.status).toBe(422)
    expect(await form.text()).toMatch(/"kind":"errors".*"values":{"name":"Ana Duarte"/)
  })
  it.each([
    ['too large', () => post(`{"message":"${'x'.repeat(66_000)}"}`), 413],
    ['ten megabytes', () => post('x'.repeat(10_000_000)), 413],
    ['of another type', () => post('<a/>', { 'content-type': 'text/xml' }), 415],
    ['without a type', () => post('{}', { 'content-type': '' }), 415],
    ['no JSON', () => post('{'), 400],
    ['an array', () => post('[]'), 400],
    ['null', () => post('null'), 400],
    ['invalid UTF-8', () => post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400],
    ['deep JSON', () => post(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`), 422],
    ['wrong types', () => send({ name: { a: 1 }, email: ['x'], employees: {}, message: 7 }), 422],
    ['NUL in a name', () => send({ name: 'Ana\u0000' }), 422],
    ['header injection in the name', () => send({ name: 'Ana\r\nBcc: all@evil.example' }), 422],
    ['header injection in the address', () => send({ email: 'ana@plant.example\nBcc: all@evil.example' }), 422],
    ['no industry', () => send({ industry: '' }), 422],
    ['a fraction of an employee', () => send({ employees: '1.5' }), 422],
    ['from another origin', () => send({}, { origin: 'https://evil.example' }), 403],
    ['from a null origin', () => send({}, { origin: 'null' }), 403],
    ['cross-site by the browser’s word', () => send({}, { 'sec-fetch-site': 'cross-site' }), 403],
  ])('%s', async (_, request, status) => {
    expect((await request()).status).toBe(status)
    expect(await store.listLeads()).toHaveLength(0)
  })
  it('passes from its own origin', async () => expect((await send({}, { origin: 'https://form.example' })).status).toBe(201))
  it('as a form says so as a page that keeps what was typed, whatever the reason', async () => {
    const tooLarge = await sendForm({ message: 'x'.repeat(66_000) })
    expect([tooLarge.status, await tooLarge.text()]).toEqual([413, expect.stringContaining('page:{"kind":"problem"')])
    app = createTestApp({ perAddress: 1, overall: 100 })
    await sendForm()
    const tooOften = await sendForm({ name: 'Typed in vain' })
    expect([tooOften.status, await tooOften.text()]).toEqual([429, expect.stringMatching(/"kind":"problem".*"name":"Typed in vain"/)])
  })
  it('as a form, up to the largest that is taken, when it comes too often', async () => {
    app = createTestApp({ perAddress: 0, overall: 100 })
    const rest = 64 * 1024 - formBody({ message: '' }).length
    const tooOften = await sendForm({ message: 'x'.repeat(rest) })
    expect(await tooOften.text()).toContain('"name":"Ana Duarte"')
  })
  it.each([
    ['JSON', 'application/json', '20'],
    ['a form that says it is too large', 'application/x-www-form-urlencoded', '65537'],
    ['a form that does not say how long it is', 'application/x-www-form-urlencoded', undefined],
  ])('is not even read when it comes too often: %s', async (_, type, length) => {
    app = createTestApp({ perAddress: 0, overall: 100 })
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.close())
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const headers = { 'content-type': type, ...(length ? { 'content-length': length } : {}) }
    const response = await app.request('http://form.example/api/leads', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    expect([response.status, await response.text()]).toEqual([
      429,
      expect.stringMatching(/Too many requests\. Wait 60 seconds, or call \(555\)/),
    ])
    expect(pull).not.toHaveBeenCalled()
  })
  it('gets the texts of the build that is served now', async () => {
    let words = TEST_WORDS
    app = createTestApp(undefined, { words: () => words })
    const toldOfName = async () => ((await (await send({ name: '' })).json()) as { errors: { name: string } }).errors.name
    expect(await toldOfName()).toBe(TEST_WORDS.errors.noName)
    words = { ...TEST_WORDS, errors: { ...TEST_WORDS.errors, noName: 'Your name, please.' } }
    expect(await toldOfName()).toBe('Your name, please.')
  })
  it('gets plain text if its form page cannot be drawn', async () => {
    app = createTestApp(undefined, { drawPage: () => Promise.reject(new Error('no page')) })
    const response = await sendForm({ email: 'nobody' })
    expect([response.status, await response.text()]).toEqual([422, 'Some fields need another look.'])
  })
  it('costs no more than the form has fields', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `f${index}=1`).join('&')
    expect((await post(many, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400)
    const seen: object[] = []
    app = createTestApp(undefined, { drawPage: async (outcome) => String(seen.push(outcome)) })
    await sendForm({ email: 'nobody', extra: 'x', utm_source: 'fair' })
    expect(Object.keys((seen[0] as { values: object }).values).toSorted()).toEqual([
      'company',
      'consent',
      'currentTool',
      'email',
      'employees',
      'industry',
      'message',
      'name',
      'phone',
      'topic',
    ])
  })
  it('up to exactly 64 KB is read', async () => {
    const exact = (size: number) => `{"message":"${'x'.repeat(size - 14)}"}`
    expect((await post(exact(64 * 1024))).status).toBe(422)
    expect((await post(exact(64 * 1024 + 1))).status).toBe(413)
  })
  it('is none whose fields are as long as they may be, in whatever language', async () => {
    // Three bytes each, and nine characters in a form's body.
    const longest = { name: '語'.repeat(120), company: '語'.repeat(160), currentTool: '語'.repeat(200), message: '語'.repeat(4000) }
    expect([(await sendForm(longest)).status, (await send(longest)).status]).toEqual([201, 201])
    expect((await store.listLeads()).map(({ message }) => message.length)).toEqual([4000, 4000])
  })
  it('does not use up the overall bound', async () => {
    app = createTestApp({ perAddress: 100, overall: 2 })
    for (let count = 0; count < 5; count++) expect((await send({ email: 'nobody' })).status).toBe(422)
    expect((await send({ idempotencyKey: 'key-00000051' })).status).toBe(201)
    expect((await send({ idempotencyKey: 'key-00000052' })).status).toBe(201)
    expect((await send({ idempotencyKey: 'key-00000053' })).status).toBe(429)
  })
  it('for its frequency: 429 with Retry-After, per address and overall', async () => {
    app = createTestApp({ perAddress: 2, overall: 100 })
    for (const key of ['key-00000011', 'key-00000012']) expect((await send({ idempotencyKey: key })).status).toBe(201)
    const response = await send({ idempotencyKey: 'key-00000013' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBe(60)
    time += 60_000
    expect((await send({ idempotencyKey: 'key-00000013' })).status).toBe(201)
  })
})

it('the leads service keeps HTML as inert text', async () => {
  const company = '<script>alert(1)</script>'
  const response = await send({ company })
  const { reference } = (await response.json()) as { reference: string }
  expect(await store.findLead(reference)).toMatchObject({ company })
})
describe('what looks like a program is answered like success and stored in quarantine', () => {
  it.each([
    ['the hidden field', { [TRAP_FIELD]: 'http://spam.example' }, 'honeypot'],
    ['too fast', { elapsed: MINIMUM_FILL_TIME_MS - 1 }, 'too-fast'],
    ['at once', { elapsed: 0 }, 'too-fast'],
    ['no sensible time', { elapsed: 'x' }, 'odd-clock'],
    ['a clock that ran backwards', { elapsed: -5000 }, 'odd-clock'],
  ])('%s', async (_, change, reason) => {
    const response = await send(change)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(await store.listQuarantined()).toMatchObject([
      { reference, email: GOOD_REQUEST.email, quarantine: { reason, releasedAt: null } },
    ])
    expect(await store.listLeads()).toHaveLength(0)
    expect((await store.countByState()).waiting).toBe(0)
  })
  it('until somebody releases it: then it is delivered', async () => {
    await send({ [TRAP_FIELD]: 'x' })
    const [caught] = await store.listQuarantined()
    expect(await store.release(caught?.reference ?? '', ['webhook'])).toBe(true)
    expect(await store.release(caught?.reference ?? '', ['webhook'])).toBe(false)
    expect([await store.listLeads(), await store.listQuarantined(), (await store.countByState()).waiting]).toMatchObject([
      [{ email: GOOD_REQUEST.email }],
      [],
      1,
    ])
  })
  it('until it comes again like a person’s, under the same key', async () => {
    const references = [await send({ elapsed: 10 }), await send()].map(
      async (response) => ((await response.json()) as { reference: string }).reference,
    )
    expect(await references[0]).toBe(await references[1])
    expect(await store.listQuarantined()).toHaveLength(0)
    expect((await store.countByState()).waiting).toBe(1)
  })
  it('but gets errors for wrong fields like any other request', async () => {
    expect((await send({ [TRAP_FIELD]: 'x', email: 'nobody' })).status).toBe(422)
  })
})

describe('a store that cannot take anything', () => {
  it('answers 503 with a sentence and the phone number, and takes the same request later', async () => {
    await send({ idempotencyKey: 'key-00000021' })
    const other = new DatabaseSync(join(folder, 'leads.sqlite'), { timeout: 5000 })
    other.exec('BEGIN EXCLUSIVE')
    const response = await send({ idempotencyKey: 'key-00000022' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(((await response.json()) as { error: string }).error).toContain(PHONE)
    expect((await sendForm({ name: 'Kept' })).status).toBe(503)
    other.exec('ROLLBACK')
    other.close()
    expect((await send({ idempotencyKey: 'key-00000022' })).status).toBe(201)
    expect(await store.listLeads()).toHaveLength(2)
  }, 15_000)
  it('when the file cannot be made', async () => {
    const blocked = createLeadStore(openSqlite('/dev/null/leads.sqlite'))
    store = blocked
    app = createTestApp()
    expect((await send()).status).toBe(503)
    const health = await app.request('http://form.example/healthz')
    expect([health.status, await health.text()]).toEqual([503, 'the store does not answer\n'])
  })
  it('when the disk is full', async () => {
    await send()
    await database.batch([{ sql: 'PRAGMA max_page_count = 12' }]).catch(() => null)
    const statuses = new Set<number>()
    for (let index = 0; index < 40; index++)
      statuses.add((await send({ idempotencyKey: `key-full-${index}`, message: 'x'.repeat(3900) })).status)
    expect([...statuses].sort()).toEqual([201, 503])
    const stored = await store.listLeads(100)
    expect(stored.length).toBeGreaterThan(0)
  })
  it('when it is read-only (as on a read-only disk; root could write to a read-only file)', async () => {
    await send()
    await database.batch([{ sql: 'PRAGMA query_only = 1' }])
    expect((await send({ idempotencyKey: 'key-read-only' })).status).toBe(503)
  })
})

describe('the log', () => {
  it('has a line for a request that is refused, with its status, the names of wrong fields, and nothing else', async () => {
    await send({}, { origin: 'https://evil.example' })
    await send({ email: 'nobody' })
    await send({ email: 'nobody' })
    await post('{')
    app = createTestApp({ perAddress: 1, overall: 10 })
    await send()
    await send()
    expect(lines).toEqual(
      [{ status: 403 }, { status: 422, fields: ['email'] }, { status: 400 }, { status: 429 }].map((refusal) => ({
        ...{ time: expect.any(String), level: 'warn', event: 'lead.refused', count: 1 },
        ...refusal,
      })),
    )
  })
  it('has no personal data', async () => {
    store = createLeadStore(openSqlite('/dev/null/leads.sqlite'))
    app = createTestApp()
    await send()
    const add = vi.spyOn(store, 'add').mockRejectedValue(new TypeError(`unexpected ${GOOD_REQUEST.name} ${GOOD_REQUEST.email}`))
    const response = await send()
    expect(response.status).toBe(500)
    const { error } = (await response.json()) as { error: string }
    expect([error.includes(PHONE), /Ana|plant\.example/.test(error)]).toEqual([true, false])
    expect(lines).toMatchObject([
      { event: 'store.unavailable', error: expect.stringMatching(/./) },
      {
        ...{ event: 'service.failed', what: 'request', error: 'TypeError', request: add.mock.lastCall?.[0].requestId },
        frames: expect.arrayContaining([expect.stringMatching(/^server\/leads\/http\/app\.test\.ts:\d+$/)]),
      },
    ])
    expect(add.mock.lastCall?.[0].requestId).toMatch(/^[0-9a-f]{8}$/)
    expect(JSON.stringify(lines)).not.toContain(process.cwd())
    expect(JSON.stringify(lines)).not.toMatch(/Ana|plant\.example|555.?01\d\d/)
  })
})

describe('an unexpected error', () => {
  it('is answered to a plain form in words', async () => {
    vi.spyOn(store, 'add').mockRejectedValue(new TypeError('unexpected'))
    const response = await sendForm()
    expect([response.status, response.headers.get('content-type')]).toEqual([500, expect.stringContaining('text/plain')])
    expect(await response.text()).toContain(PHONE)
  })
  it.each([
    ['a plain form', sendForm],
    ['a script', send],
  ])('gives %s the number by which the log has it', async (_name, submit) => {
    vi.spyOn(store, 'add').mockRejectedValue(new TypeError('unexpected'))
    const said = await (await submit()).text()
    const request = lines.at(-1)?.request
    expect(request).toMatch(/^[0-9a-f]{8}$/)
    expect(said).toContain(`give the error number ${request}.`)
  })
})

it('the leads service reports on /healthz that the store answers', async () => {
  const health = await app.request('http://form.example/healthz')
  expect([health.status, await health.text()]).toEqual([200, 'ok\n'])
})

it('the leads service keeps the idempotency keys of senders apart from the keys derived from contents', async () => {
  await sendForm()
  const [row] = await database.read('SELECT idempotency_key AS key FROM leads')
  await send({ idempotencyKey: String(row?.key), message: 'overwritten' })
  expect((await store.listLeads()).map(({ message }) => message)).toEqual(['overwritten', GOOD_REQUEST.message])
})
