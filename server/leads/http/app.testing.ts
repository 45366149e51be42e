/** The leads app over a real store, with the requests of a visitor, for its tests. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { MINIMUM_FILL_TIME_MS } from '#src/demoForm/demoRequest.ts'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import type { SqliteDatabase } from '../databases/sqliteDatabase.ts'
import { createLog } from '../log.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { openSqliteHere } from '../store/store.testing.ts'
import { createLeadsApp, type LeadsOptions } from './app.ts'
import { createRateLimiter } from './rateLimit.ts'

export const GOOD_REQUEST = {
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

/** What a test finds, and may replace: a new one for each test. */
type TestService = {
  /** Where the store is on disk. */
  file: string
  database: SqliteDatabase
  store: LeadStore
  app: ReturnType<typeof createLeadsApp>
  /** Milliseconds since 1970. */
  time: number
  /** The log. */
  lines: Record<string, unknown>[]
}

/** Opens a service before each test of the file, with an empty store. @returns it, and ways to send requests to it */
export function openServiceForEachTest() {
  const service = {} as TestService
  let folder: string
  /** Serves the store anew, with other limits or options. */
  const serve = (limits = { perAddress: 1000, overall: 10_000 }, change: Partial<LeadsOptions> = {}) => {
    service.app = createLeadsApp({
      store: service.store,
      log: createLog((line) => service.lines.push(JSON.parse(line))),
      limiter: createRateLimiter(limits, () => service.time),
      channels: ['webhook'],
      words: () => TEST_WORDS,
      addressOf: () => '192.0.2.1',
      drawPage: async (outcome) => `page:${JSON.stringify(outcome)}`,
      ...change,
    })
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leads-'))
    const file = join(folder, 'leads.sqlite')
    const database = openSqliteHere(file)
    const store = createLeadStore(database, () => new Date(service.time))
    Object.assign(service, { file, database, store, time: Date.parse('2026-11-21T08:00:00Z'), lines: [] })
    serve()
  })
  afterEach(async () => {
    await service.database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    service.app.request('http://form.example/api/leads', {
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
  return { service, serve, post, send, formBody, sendForm }
}
