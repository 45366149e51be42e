/** What each platform gets from its parts. tests/platform/ tests that both behave alike. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { services } from '#src/site/routes.ts'
import { createLog } from '../log.ts'
import { STUCK_AFTER_MS } from '../operator/stuckChannels.ts'
import { readServiceSettings } from '../settings/serviceSettings.ts'
import { DEMO_REQUEST, openTestStore, type TestStore } from '../store/store.testing.ts'
import { assembleService, type JobDependencies, type LeadPlatform } from './assembleService.ts'

const TOKEN = 'a-token-of-enough-length-1'
const WEBHOOK = { LEAD_WEBHOOK_URL: 'https://crm.example/hook', LEAD_WEBHOOK_SECRET: 'sixteen-characters' }
const MAIL = { SMTP_URL: 'smtps://mail.example', LEAD_DIGEST_HOUR: 'off' }
type ToolsByDuty = Record<'delivery' | 'purge' | 'watch', JobDependencies>

let fixture: TestStore
const lines: { event: string }[] = []
const sendMail = vi.fn(async () => ({ envelope: { from: '', to: [] }, messageId: '' }))
const onStored = vi.fn()
beforeEach(async () => {
  fixture = await openTestStore()
  lines.length = 0
  sendMail.mockClear()
  onStored.mockClear()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await fixture.close()
})

function assemble(env: Record<string, string>, change: Partial<LeadPlatform<ToolsByDuty>> = {}) {
  const { leads, operator } = readServiceSettings(env, { database: fixture.file, email: 'hello@site.example' })
  return assembleService<ToolsByDuty>({
    settings: leads,
    operator,
    log: createLog((line) => lines.push(JSON.parse(line))),
    database: fixture.database,
    identifyFile: null,
    webhookConnections: 3,
    openMail: () => ({ sendMail, close: () => {} }),
    words: () => TEST_WORDS,
    formPage: () => '<html></html>',
    addressOf: () => '192.0.2.1',
    createJobs: (tools) => ({ delivery: tools, purge: tools, watch: tools }),
    onStored,
    ...change,
  })
}
const post = (app: ReturnType<typeof assemble>['app'], idempotencyKey = 'key-00000001') =>
  app.request('http://form.example/api/leads', {
    method: 'POST',
    body: JSON.stringify({ ...DEMO_REQUEST, idempotencyKey }),
    headers: { 'content-type': 'application/json' },
  })
const askReport = (app: ReturnType<typeof assemble>['app']) =>
  app.request(`http://form.example${services.readiness}`, { headers: { authorization: `Bearer ${TOKEN}` } })

describe('the leads service of any platform', () => {
  it('stores a lead for every channel, logs each step, and passes the started jobs to the platform', async () => {
    const { app, jobs } = assemble({ ...WEBHOOK, ...MAIL })
    expect((await post(app)).status).toBe(201)
    const [lead] = await fixture.store.listLeads()
    const { deliveries } = (await fixture.store.findLead(lead?.reference ?? '')) ?? {}
    expect(deliveries?.map(({ channel }) => channel)).toEqual(['webhook', 'email'])
    expect(lines.map(({ event }) => event)).toEqual(['lead.received', 'lead.stored'])
    expect(onStored).toHaveBeenCalledExactlyOnceWith(jobs, expect.anything())
  })
  it.each([
    [{}, []],
    [WEBHOOK, ['webhook']],
    [MAIL, ['email']],
    [{ ...WEBHOOK, ...MAIL }, ['webhook', 'email']],
  ])('has what %o sets to deliver by', (env, channels) => {
    expect(Object.keys(assemble(env).jobs.delivery.senders)).toEqual(channels)
  })
  it('has no email where the platform has no mail, and as many connections to the receiver as it allows', () => {
    const { senders } = assemble({ ...WEBHOOK, ...MAIL }, { openMail: null }).jobs.delivery
    expect([Object.keys(senders), senders.webhook?.concurrency]).toEqual([['webhook'], 3])
  })
  it('delivers by the channels that it has, and deletes after the days that are set', async () => {
    const { app, jobs } = assemble({ ...MAIL, LEAD_MAIL_FROM: 'leads@mail.example', LEAD_RETENTION_DAYS: '90' })
    await post(app)
    const { senders, store } = jobs.delivery
    for (const { lead } of await store.takeDue('email', 1, 1000)) await senders.email?.send(lead, new AbortController().signal)
    const addresses = { from: 'leads@mail.example', to: 'hello@site.example' }
    expect(sendMail).toHaveBeenCalledWith(expect.objectContaining({ ...addresses, replyTo: expect.anything() }))
    expect(jobs.purge.retentionDays).toBe(90)
  })
  it('sends an alert about a stuck channel over the other one', async () => {
    const { jobs } = assemble({ ...WEBHOOK, ...MAIL, LEAD_MAIL_FROM: 'leads@mail.example' })
    fixture.time.now = Date.now() - STUCK_AFTER_MS
    await fixture.add()
    await jobs.watch.runChecks()
    expect(sendMail).toHaveBeenCalledWith(expect.objectContaining({ from: 'leads@mail.example', subject: expect.stringMatching(/stuck/) }))
  })
  it('limits how often one address may ask, whatever stands beside the address', async () => {
    const { app } = assemble({ LEAD_RATE_PER_ADDRESS: '1' }, { addressOf: () => '192.0.2.1:5000' })
    expect([(await post(app)).status, (await post(app, 'key-00000002')).status]).toEqual([201, 429])
  })
  it('limits each address by itself', async () => {
    let count = 0
    const { app } = assemble({ LEAD_RATE_PER_ADDRESS: '1' }, { addressOf: () => `192.0.2.${++count}` })
    expect([(await post(app)).status, (await post(app, 'key-00000002')).status]).toEqual([201, 201])
  })
  it('draws the form page that the platform gives', async () => {
    const formPage = vi.fn(() => '<html></html>')
    const { app } = assemble({}, { formPage })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await app.request('http://form.example/api/leads', { method: 'POST', body: 'name=Ana', headers })
    expect(formPage).toHaveBeenCalledOnce()
  })
  it.each(['', '<main></main>'])(
    'tells a visitor without JavaScript the reference, also where the form’s page is %j, and logs that',
    async (page) => {
      const { app } = assemble({}, { formPage: () => page })
      const body = new URLSearchParams({ ...DEMO_REQUEST, employees: '420', consent: 'on' })
      const response = await app.request('http://form.example/api/leads', { method: 'POST', body })
      const [lead] = await fixture.store.listLeads()
      expect([response.status, await response.text()]).toEqual([201, expect.stringContaining(lead?.reference ?? 'no lead')])
      expect(lines.at(-1)).toMatchObject({ event: 'service.failed', what: 'page', level: 'error' })
    },
  )
  it('reports to whoever has the token, with commands as they are called there', async () => {
    const { app } = assemble({ LEAD_REPORT_TOKEN: TOKEN, LEADS_COMMAND: 'leads' })
    fixture.time.now -= STUCK_AFTER_MS
    await fixture.add({}, [])
    fixture.time.now = Date.now() - STUCK_AFTER_MS
    const { problems } = (await (await askReport(app)).json()) as { problems: string[] }
    expect(problems).toEqual([expect.stringContaining('leads list')])
  })
  it('tells a store that was replaced from the one that it began with, where the platform says which file it is', async () => {
    let place = '1:1'
    const { app } = assemble({ LEAD_REPORT_TOKEN: TOKEN }, { identifyFile: () => place })
    await vi.waitFor(async () => expect(await fixture.store.findServiceValue('store_id')).not.toBeNull())
    expect((await askReport(app)).status).toBe(200)
    place = '1:2'
    expect(((await (await askReport(app)).json()) as { problems: string[] }).problems).toEqual([
      expect.stringContaining('not the one that the service started with'),
    ])
  })
})
