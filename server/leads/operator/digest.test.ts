import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { createCommandLine } from '../settings/commandLine.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { sendDigestIfDue, writeDigest } from './digest.ts'
import type { OperatorNotice } from './notify.ts'
import { type OperatorStore, openOperatorStore, workingSender } from './operator.testing.ts'

let fixture: OperatorStore
beforeEach(async () => {
  fixture = await openOperatorStore()
})
afterEach(() => fixture.close())

describe('the daily digest', () => {
  const notices: OperatorNotice[] = []
  const send = (notify = async (notice: OperatorNotice) => void notices.push(notice)) =>
    sendDigestIfDue({ store: fixture.store, notify, hour: 9, log: fixture.log, commandLine: createCommandLine({}), now: fixture.now })
  beforeEach(() => {
    notices.length = 0
  })
  it('is sent once a day, from its hour on, also after a day without a server', async () => {
    await send()
    expect(notices).toHaveLength(0)
    fixture.time.now += 2 * 60 * MINUTE_MS
    await send()
    await send()
    expect(notices).toHaveLength(1)
    fixture.time.now += 3 * 86_400_000
    await send()
    expect(notices).toHaveLength(2)
  })
  it('is due from the first moment of its hour, and not again on the day on which it was sent then', async () => {
    fixture.time.now = Date.parse('2026-11-21T08:59:59.999Z')
    await send()
    expect(notices).toHaveLength(0)
    fixture.time.now += 1
    await send()
    await send()
    expect(notices).toHaveLength(1)
  })
  it('covers the last day at first, and then all since the previous digest', async () => {
    fixture.time.now += 60 * MINUTE_MS
    await send()
    fixture.time.now += 3 * 86_400_000
    await send()
    expect(notices.map(({ text }) => text.split('\n', 1)[0])).toEqual([
      'From 2026-11-20T09:00:00.000Z to 2026-11-21T09:00:00.000Z (UTC):',
      'From 2026-11-21T09:00:00.000Z to 2026-11-24T09:00:00.000Z (UTC):',
    ])
    expect(fixture.events()).toEqual(['digest.sent', 'digest.sent'])
  })
  it('that fails is sent the next time, and loses nothing', async () => {
    fixture.time.now += 2 * 60 * MINUTE_MS
    await fixture.add()
    await send(() => Promise.reject(Object.assign(new Error('ana@plant.example is unknown'), { code: 'EAUTH' })))
    expect(fixture.lines.at(-1)).toEqual({ time: expect.any(String), level: 'warn', event: 'digest.failed', error: 'EAUTH' })
    fixture.time.now += 5 * MINUTE_MS
    await send()
    expect(notices[0]?.subject).toContain('1 new')
    expect(fixture.events().filter((event) => event.startsWith('digest'))).toEqual(['digest.failed', 'digest.sent'])
  })
  it('counts new, quarantined and undelivered, by source, and names nobody', async () => {
    const since = fixture.now().toISOString()
    await fixture.add(['webhook'], null, { utm_source: 'fair', landing: '/industries/retail' })
    await fixture.add(['webhook'], 'too-fast', { utm_source: 'bots' })
    fixture.time.now += MINUTE_MS
    const { subject, text } = await writeDigest(fixture.store, since, fixture.now().toISOString(), createCommandLine({}))
    expect(subject).toBe('Demo requests: 1 new, 1 in quarantine; deliveries: 1 waiting, 0 dead')
    expect(text).toMatch(/By source:\n\s+1 {2}fair\n[\s\S]*By landing page:\n\s+1 {2}\/industries\/retail/)
    expect(text).toMatch(/look with: npm run leads -- waiting\)/)
    expect(text).not.toMatch(/Ana|plant\.example|bots/)
  })
  const digest = async () => (await writeDigest(fixture.store, '2026-11-20', '2026-11-22', createCommandLine({}))).text
  it('has nothing to look up where nothing came in', async () => {
    expect((await digest()).split('\n')).toEqual([
      'From 2026-11-20 to 2026-11-22 (UTC):',
      '',
      'New leads:          0',
      'In quarantine:      0',
      'Waiting deliveries: 0',
      'Dead deliveries:    0',
      'Leads in all:       0',
    ])
  })
  it('says of each figure where to look', async () => {
    await fixture.add(['webhook'], 'honeypot')
    await fixture.add(['email'])
    for (const given of await fixture.store.takeDue('email', 1, 1000)) await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    await fixture.add(['webhook', 'email'])
    expect(await digest()).toContain(
      [
        'New leads:          2',
        'In quarantine:      1   (look with: npm run leads -- quarantine)',
        'Waiting deliveries: 2   (the oldest came in 2026-11-21T08:00:00.000Z; look with: npm run leads -- waiting)',
        'Dead deliveries:    1   (look with: npm run leads -- dead)',
        'Leads in all:       3',
      ].join('\n'),
    )
  })
  const subject = async () => (await writeDigest(fixture.store, '2026-11-20', '2026-11-22', createCommandLine({}))).subject
  it('counts dead deliveries in its subject, and mentions no command if nothing is waiting', async () => {
    await fixture.add(['webhook'])
    for (const given of await fixture.store.takeDue('webhook', 1, 1000))
      await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    expect(await subject()).toBe('Demo requests: 1 new, 0 in quarantine; deliveries: 0 waiting, 1 dead')
    expect(await digest()).toMatch(/^Waiting deliveries: 0\nDead deliveries: {4}1 {3}\(look with: npm run leads -- dead\)$/m)
  })
  it('counts failed deliveries together with those not tried yet', async () => {
    await fixture.add()
    await fixture.add()
    for (const taken of await fixture.store.takeDue('webhook', 1, 1000))
      await fixture.store.markFailed(taken, { text: 'x', kind: 'x' }, 1000)
    expect(await subject()).toContain('2 waiting')
  })
  it('says where to look for what one channel still lacks after the other had it', async () => {
    await fixture.add(['webhook', 'email'])
    await deliverDue(fixture.store, 'email', workingSender, { now: fixture.now })
    expect(await digest()).toContain('Waiting deliveries: 1   (look with: npm run leads -- waiting)\n')
  })
  it('is due again where the last one was sent by a clock that ran ahead', async () => {
    await fixture.store.saveServiceValue('digest_until', '2036-01-01T09:00:00.000Z')
    fixture.time.now += 2 * 60 * MINUTE_MS
    await send()
    await send()
    expect(notices.map(({ text }) => text.split('\n', 1)[0])).toEqual(['From 2026-11-20T10:00:00.000Z to 2026-11-21T10:00:00.000Z (UTC):'])
  })
  it('does not blame the mail server for a store that fails', async () => {
    fixture.time.now += 2 * 60 * MINUTE_MS
    vi.spyOn(fixture.store, 'countByState').mockRejectedValueOnce(new StoreUnavailable('disk I/O error'))
    await expect(send()).rejects.toThrow(StoreUnavailable)
    vi.spyOn(fixture.store, 'saveServiceValue').mockRejectedValueOnce(new StoreUnavailable('database or disk is full'))
    await expect(send()).rejects.toThrow(StoreUnavailable)
    expect([notices.length, fixture.events()]).toEqual([1, ['digest.sent']])
  })
  it('names the ten sources that brought most, and says where none is known', async () => {
    for (let source = 0; source < 12; source++) await fixture.add([], null, { utm_source: `source${String(source).padStart(2, '0')}` })
    for (let count = 0; count < 2; count++) await fixture.add([])
    const [, sources = '', industries = ''] =
      /By source:\n([\s\S]*?)\n\nBy landing page:[\s\S]*By industry:\n([\s\S]*)$/.exec(await digest()) ?? []
    expect(sources.split('\n')).toEqual(['     2  unknown', ...Array.from({ length: 9 }, (_, source) => `     1  source0${source}`)])
    expect(industries).toBe('    14  Manufacturing')
  })
})
