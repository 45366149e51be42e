import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { failingSender, type OperatorStore, openOperatorStore, PERSONAL, workingSender } from '../operator/operator.testing.ts'
import { DEMO_REQUEST } from './store.testing.ts'

let fixture: OperatorStore
beforeEach(async () => {
  fixture = await openOperatorStore()
})
afterEach(() => fixture.close())

describe('the log', () => {
  it('has a line for each step of a lead’s life, by reference, and nothing personal', async () => {
    const { reference } = await fixture.add()
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    fixture.time.now += 10 * MINUTE_MS
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    const heldLead = await fixture.add(['webhook'], 'honeypot')
    await fixture.store.release(heldLead.reference, ['webhook'])
    const [delivery] = await fixture.store.takeDue('webhook', 1, 1000)
    assert(delivery)
    await fixture.store.markFailed(delivery, { text: 'x', kind: 'HTTP 410' }, null)
    await fixture.store.replayUndelivered(1000)
    await fixture.store.replayUndelivered(1000)
    await fixture.store.resendDelivered(reference, ['webhook', 'email'])
    await fixture.store.erase({ email: DEMO_REQUEST.email })
    expect(fixture.events()).toEqual([
      'lead.received',
      'lead.stored',
      'lead.failed',
      'lead.delivered',
      'lead.received',
      'lead.stored',
      'lead.quarantined',
      'lead.released',
      'lead.dead',
      'leads.replayed',
      'lead.resent',
      'lead.erased',
      'lead.erased',
    ])
    const [received, stored] = fixture.lines
    expect(stored).toMatchObject({ reference, kind: 'new', request: (received as { request: string }).request })
    expect(stored).toMatchObject({ request: expect.stringMatching(/^[0-9a-f]{8}$/) })
    expect(fixture.lines[2]).toMatchObject({ level: 'warn', reference, channel: 'webhook', attempts: 1, error: 'ECONNREFUSED' })
    expect((fixture.lines[2] as { retryInSeconds: number }).retryInSeconds).toBeCloseTo(5, -1)
    expect(fixture.lines[3]).toMatchObject({ reference, channel: 'webhook', attempts: 2 })
    expect(fixture.lines[6]).toMatchObject({ reference: heldLead.reference, reason: 'honeypot' })
    expect(fixture.lines[7]).toMatchObject({ reference: heldLead.reference })
    expect(fixture.lines[8]).toMatchObject({
      level: 'error',
      reference: heldLead.reference,
      channel: 'webhook',
      attempts: 1,
      error: 'HTTP 410',
    })
    expect(fixture.lines[8]).not.toHaveProperty('retryInSeconds')
    expect(fixture.lines[9]).toMatchObject({ again: 1, forward: 0 })
    expect(fixture.lines[10]).toMatchObject({ level: 'info', reference, channel: 'webhook' })
    expect(fixture.lines.slice(11).map((line) => (line as { reference: string }).reference)).toEqual([reference, heldLead.reference])
    expect(JSON.stringify(fixture.lines)).not.toMatch(PERSONAL)
  })
  it('keeps the name that a request already has in the log', async () => {
    await fixture.store.add({ requestId: '0a1b2c3d', request: DEMO_REQUEST, campaign: {}, key: 'one', quarantineReason: null }, [])
    expect(fixture.lines).toMatchObject([
      { event: 'lead.received', request: '0a1b2c3d' },
      { event: 'lead.stored', request: '0a1b2c3d' },
    ])
  })
  it('says of a lead that cannot be read that its delivery is dead', async () => {
    const { reference } = await fixture.add()
    await fixture.database.batch([{ sql: "UPDATE leads SET employees = 'many'" }])
    fixture.lines.length = 0
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    expect(fixture.lines).toEqual([
      { time: expect.any(String), level: 'error', event: 'lead.dead', reference, channel: 'webhook', attempts: 1, error: 'unreadable' },
    ])
  })
  it('says how many deliveries are tried again, and how many sooner', async () => {
    for (const pause of [null, 10 * MINUTE_MS]) {
      await fixture.add()
      for (const delivery of await fixture.store.takeDue('webhook', 1, 1000))
        await fixture.store.markFailed(delivery, { text: 'x', kind: 'x' }, pause)
    }
    await fixture.store.replayUndelivered(1000)
    expect(fixture.lines.at(-1)).toMatchObject({ event: 'leads.replayed', again: 1, forward: 1 })
  })
  it('has no line for a failed attempt of a process that no longer has the delivery', async () => {
    await fixture.add()
    const [first] = await fixture.store.takeDue('webhook', 1, 0)
    const [second] = await fixture.store.takeDue('webhook', 1, 1000)
    assert(first && second)
    await fixture.store.markDelivered(second)
    fixture.lines.length = 0
    for (const pause of [null, 1000]) expect(await fixture.store.markFailed(first, { text: 'x', kind: 'x' }, pause)).toBe(false)
    expect(fixture.lines).toEqual([])
  })
  it('has no line for a call that changed nothing', async () => {
    const { reference } = await fixture.add()
    fixture.lines.length = 0
    await fixture.store.release(reference, ['webhook'])
    await fixture.store.purge(30, 0)
    await fixture.store.replayUndelivered(1000)
    await fixture.store.resendDelivered(reference, ['webhook'])
    await fixture.store.erase({ email: 'nobody@plant.example' })
    expect(fixture.lines).toEqual([])
  })
  it('says how many leads went by their age', async () => {
    await fixture.add()
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    fixture.time.now += 31 * 86_400_000
    await fixture.store.purge(30, Number.POSITIVE_INFINITY)
    expect(fixture.lines.at(-1)).toMatchObject({ event: 'leads.purged', count: 1 })
  })
})
