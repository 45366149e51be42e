/**
 * What the service tells its operator: logs, report, alerts, digest, metrics. Named after its reader, not after a file:
 * the same leads go through all of them.
 */
import { statSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DemoRequest } from '../../src/lib/anywhere/demoRequest.ts'
import { checkAlerts, REPEAT_AFTER } from './alerts.ts'
import { deliverDue } from './delivery.ts'
import { digestOf, sendDigestIfDue } from './digest.ts'
import type { Channel, QuarantineReason } from './lead.ts'
import { createLog, type LogEvent } from './log.ts'
import { loggedStore } from './loggedStore.ts'
import { openMetrics } from './metrics.ts'
import { mailNotifier, type Notice, webhookNotifier } from './notify.ts'
import { createReporter } from './report.ts'
import { createReportApp, isSameSecret } from './reportApp.ts'
import type { SqliteDatabase } from './sqlite.ts'
import { createLeadStore, type LeadStore } from './store.ts'
import { STUCK_AFTER } from './stuck.ts'
import { openSqliteHere } from './testStore.ts'
import { sign } from './webhook.ts'

const request: DemoRequest = {
  name: 'Ana Duarte',
  email: 'ana@plant.example',
  company: 'Secretplant',
  phone: '(312) 555-0100',
  industry: 'Manufacturing',
  employees: 420,
  currentTool: '',
  message: 'xyzzy',
  topic: '',
  consent: true,
}
const MINUTE = 60_000
let folder: string
let file: string
let database: SqliteDatabase
let store: LeadStore
let time: number
let lines: (LogEvent & { level: string; time: string })[]
const clock = () => new Date(time)
const log = createLog((line) => lines.push(JSON.parse(line)), clock)
const events = () => lines.map(({ event }) => event)

let keys = 0
const add = (channels: Channel[] = ['webhook'], quarantine: QuarantineReason | null = null, campaign: Record<string, string> = {}) =>
  store.add({ request, campaign, key: `key-${++keys}`, quarantine }, channels)
const failing = { atOnce: 10, send: () => Promise.reject(Object.assign(new Error('ana@plant.example refused'), { code: 'ECONNREFUSED' })) }
const working = { atOnce: 10, send: async () => {} }

beforeEach(async () => {
  time = Date.parse('2026-11-21T08:00:00Z')
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
  file = join(folder, 'leads.sqlite')
  database = openSqliteHere(file)
  store = loggedStore(createLeadStore(database, clock), log)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the log', () => {
  it('has a line for each step of a lead’s life, by reference, and nothing personal', async () => {
    const { reference } = await add()
    await deliverDue(store, 'webhook', failing, { clock })
    time += 10 * MINUTE
    await deliverDue(store, 'webhook', working, { clock })
    const held = await add(['webhook'], 'honeypot')
    await store.release(held.reference, ['webhook'])
    const [delivery] = await store.takeDue('webhook', 1, 1000)
    if (delivery) await store.markFailed(delivery, { text: 'x', kind: 'HTTP 410' }, null)
    await store.erase({ email: request.email })
    expect(events()).toEqual([
      'lead.received',
      'lead.stored',
      'lead.failed',
      'lead.delivered',
      'lead.received',
      'lead.stored',
      'lead.quarantined',
      'lead.released',
      'lead.dead',
      'lead.erased',
      'lead.erased',
    ])
    expect(lines[2]).toMatchObject({ level: 'warn', reference, channel: 'webhook', attempts: 1, error: 'ECONNREFUSED' })
    expect(JSON.stringify(lines)).not.toMatch(/Ana|Secretplant|plant\.example|555|xyzzy/)
  })
})

describe('the report', () => {
  it('is good when everything is delivered', async () => {
    await add()
    await deliverDue(store, 'webhook', working, { clock })
    expect(await createReporter(store, database, { clock }).report()).toEqual({
      ok: true,
      writable: true,
      problems: [],
      oldestUndelivered: null,
      counts: { leads: 1, quarantined: 0, waiting: 0, retrying: 0, delivered: 1, dead: 0 },
      channels: [],
    })
  })
  it('names what waits, since when, and the last error of each channel', async () => {
    await add(['webhook', 'email'])
    await deliverDue(store, 'webhook', failing, { clock })
    const { ok, oldestUndelivered, counts, channels } = await createReporter(store, database, { clock }).report()
    expect([ok, oldestUndelivered, counts]).toMatchObject([true, '2026-11-21T08:00:00.000Z', { waiting: 1, retrying: 1 }])
    expect(channels.find(({ channel }) => channel === 'webhook')?.lastError?.kind).toBe('ECONNREFUSED')
    expect(JSON.stringify(channels)).not.toContain('ana@')
    time += STUCK_AFTER
    expect((await createReporter(store, database, { clock }).report()).problems.join()).toMatch(
      /by email[\s\S]*by webhook have been stuck since 2026-11-21T08:00/,
    )
  })
  it('is not good on a full disk', async () => {
    await add()
    const [row] = await database.run('PRAGMA page_count')
    await database.run(`PRAGMA max_page_count = ${Number(row?.page_count)}`)
    expect(await createReporter(store, database, { clock }).report()).toMatchObject({
      ok: false,
      writable: false,
      problems: [expect.stringContaining('full')],
    })
  })
  it('is not good when the file was replaced, and stays so', async () => {
    await add()
    const reporter = createReporter(store, database, { clock, place: () => String(statSync(file).ino) })
    await reporter.begin()
    const other = openSqliteHere(join(folder, 'other.sqlite'))
    await createReporter(createLeadStore(other), other).report()
    await other.close()
    await rename(join(folder, 'other.sqlite'), file)
    for (let look = 0; look < 2; look++)
      expect(await reporter.report()).toMatchObject({
        ok: false,
        problems: [expect.stringContaining('not the one that the service started with')],
      })
  })
  it('is not good when another store answers', async () => {
    const reporter = createReporter(store, database, { clock })
    await reporter.begin()
    await store.remember('store_id', 'another')
    expect((await reporter.report()).problems.join()).toContain('was replaced')
  })
  it('is not good when the file is gone', async () => {
    await add()
    const reporter = createReporter(store, database, { clock })
    await reporter.begin()
    await rename(file, `${file}.away`)
    expect((await reporter.report()).ok).toBe(false)
  })
})

describe('the operator’s addresses', () => {
  const TOKEN = 'a-token-of-enough-length-1'
  const ask = (path: string, settings: object = {}, authorization = `Bearer ${TOKEN}`) =>
    createReportApp(
      createReporter(store, database, { clock }),
      { reportToken: TOKEN, metrics: true, digestHour: null, ...settings },
      clock,
    ).request(path, {
      headers: authorization ? { authorization } : {},
    })
  it('answer with the token, and do not exist without', async () => {
    expect((await ask('/readyz')).status).toBe(200)
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, 'Bearer a', `Basic ${TOKEN}`])
      expect((await ask('/readyz', {}, wrong)).status).toBe(404)
    expect((await ask('/readyz', { reportToken: null }, 'Bearer null')).status).toBe(404)
    expect((await ask('/metrics', { metrics: false })).status).toBe(404)
    expect((await ask('/metrics', {}, '')).status).toBe(404)
  })
  it('answer 503 with the same report when something is wrong', async () => {
    await add()
    time += STUCK_AFTER
    const answer = await ask('/readyz')
    expect([answer.status, ((await answer.json()) as { ok: boolean }).ok]).toEqual([503, false])
  })
  it('compare secrets of any length', async () => {
    expect([
      await isSameSecret('a', 'a'),
      await isSameSecret('a', 'b'),
      await isSameSecret('a', 'aa'),
      await isSameSecret('', 'a'),
    ]).toEqual([true, false, false, false])
  })
  it('give OpenMetrics that a strict reader takes', async () => {
    await add(['webhook', 'email'])
    time += 90_000
    const answer = await ask('/metrics')
    expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    const text = await answer.text()
    expect(text.endsWith('# EOF\n')).toBe(true)
    const known = new Set([...text.matchAll(/^# TYPE (\w+) gauge$/gm)].map((match) => match[1]))
    for (const line of text
      .trimEnd()
      .split('\n')
      .filter((one) => !one.startsWith('#'))) {
      const [, name, value] = /^(\w+)(?:\{\w+="\w+"\})? (-?\d+(?:\.\d+)?)$/.exec(line) ?? []
      expect([line, known.has(name), Number.isFinite(Number(value))]).toEqual([line, true, true])
    }
    expect(text).toMatch(/^leads_oldest_undelivered_seconds 90$/m)
    expect(text).toMatch(/^leads_undelivered\{channel="email"\} 1$/m)
    expect(openMetrics({ ok: false, writable: false, problems: [], oldestUndelivered: null, counts: null, channels: [] }, clock())).toMatch(
      /^leads_store_writable 0$/m,
    )
  })
})

describe('an alert', () => {
  const told: Notice[] = []
  const email = async (notice: Notice) => void told.push(notice)
  const check = (notifiers = {}) =>
    checkAlerts({ store, database, notifiers: { webhook: async () => {}, email, ...notifiers }, log, clock })
  beforeEach(() => {
    told.length = 0
  })
  it('comes over the other channel once deliveries are stuck for an hour, is repeated, and is called off', async () => {
    await add(['webhook'])
    await deliverDue(store, 'webhook', failing, { clock })
    time += STUCK_AFTER - MINUTE
    await check()
    expect(told).toEqual([])
    time += MINUTE
    await check()
    await check()
    expect(told).toMatchObject([
      { kind: 'alert', subject: 'Leads are stuck: 1 not delivered by webhook', text: expect.stringContaining('ECONNREFUSED') },
    ])
    time += REPEAT_AFTER
    await check()
    expect(told).toHaveLength(2)
    await deliverDue(store, 'webhook', working, { clock })
    await check()
    await check()
    expect(told.slice(2)).toMatchObject([{ kind: 'alert-over' }])
    expect(JSON.stringify(told)).not.toMatch(/Ana|plant\.example/)
  })
  it('that cannot be sent is tried again the next time', async () => {
    await add(['webhook'])
    time += STUCK_AFTER
    await check({ email: () => Promise.reject(new Error('down')) })
    await check()
    expect([events().filter((event) => event.startsWith('alert')), told.length]).toEqual([['alert.failed', 'alert.sent'], 1])
  })
  it('has nobody to go to when every channel is stuck: then the log says so, once', async () => {
    await add(['webhook', 'email'])
    time += STUCK_AFTER
    await check()
    await check()
    expect([told.length, events().filter((event) => event === 'alert.nobody').length]).toEqual([0, 2])
  })
  it('does not come for a channel that was added today to last week’s leads', async () => {
    await add([])
    time += 7 * 86_400_000
    await store.enroll(['webhook'])
    await check()
    expect(told).toEqual([])
  })
})

describe('the daily digest', () => {
  const sent: Notice[] = []
  const send = (notify = async (notice: Notice) => void sent.push(notice)) => sendDigestIfDue({ store, notify, hour: 9, log, clock })
  beforeEach(() => {
    sent.length = 0
  })
  it('is sent once a day, from its hour on, also after a day without a server', async () => {
    await send()
    expect(sent).toHaveLength(0)
    time += 2 * 60 * MINUTE
    await send()
    await send()
    expect(sent).toHaveLength(1)
    time += 3 * 86_400_000
    await send()
    expect(sent).toHaveLength(2)
  })
  it('that fails is sent the next time, and loses nothing', async () => {
    time += 2 * 60 * MINUTE
    await add()
    await send(() => Promise.reject(new Error('down')))
    time += 5 * MINUTE
    await send()
    expect(sent[0]?.subject).toContain('1 new')
  })
  it('counts new, quarantined and undelivered, by source, and names nobody', async () => {
    const since = clock().toISOString()
    await add(['webhook'], null, { utm_source: 'fair', landing: '/industries/retail' })
    await add(['webhook'], 'too-fast', { utm_source: 'bots' })
    time += MINUTE
    const { subject, text } = await digestOf(store, since, clock().toISOString())
    expect(subject).toBe('Demo requests: 1 new, 1 in quarantine, 1 not delivered')
    expect(text).toMatch(/By source:\n\s+1 {2}fair\n[\s\S]*By landing page:\n\s+1 {2}\/industries\/retail/)
    expect(text).not.toMatch(/Ana|plant\.example|bots/)
  })
})

describe('notices', () => {
  it('go by email from and to the operator', async () => {
    const transport = createTransport({ jsonTransport: true })
    const sending = vi.spyOn(transport, 'sendMail')
    await mailNotifier(transport, 'sales@site.example')({ kind: 'digest', subject: 'S', text: 'T' })
    expect(sending.mock.calls[0]?.[0]).toEqual({ from: 'sales@site.example', to: 'sales@site.example', subject: 'S', text: 'T' })
  })
  it('go by webhook, signed, and told apart from leads', async () => {
    const got = Promise.withResolvers<{ headers: Record<string, unknown>; body: string }>()
    const receiver = createServer((asked, answer) => {
      let body = ''
      asked.on('data', (data) => (body += data))
      asked.on('end', () => {
        answer.writeHead(204).end()
        got.resolve({ headers: asked.headers, body })
      })
    }).listen(0)
    await webhookNotifier(
      `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      'secret',
    )({ kind: 'alert', subject: 'S', text: 'T' })
    const { headers, body } = await got.promise
    receiver.close()
    const seconds = /^t=(\d+)/.exec(String(headers['x-signature']))?.[1]
    expect(headers).toMatchObject({ 'x-event': 'alert', 'x-signature': `t=${seconds},v1=${await sign(`${seconds}.${body}`, 'secret')}` })
    expect(JSON.parse(body)).toEqual({ type: 'alert', subject: 'S', text: 'T' })
  })
})
