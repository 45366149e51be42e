import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { createWorkingSender, failingSender, type OperatorStore, openOperatorStore, PERSONAL } from '../operator/operator.testing.ts'
import { DEMO_REQUEST } from './store.testing.ts'

let test: OperatorStore
beforeEach(async () => {
  test = await openOperatorStore()
})
afterEach(() => test.close())

describe('the log', () => {
  it('has a line for each step of a lead’s life, by reference, and nothing personal', async () => {
    const { reference } = await test.add()
    await deliverDue(test.store, 'webhook', failingSender, { now: test.now })
    test.time.now += 10 * MINUTE_MS
    await deliverDue(test.store, 'webhook', createWorkingSender, { now: test.now })
    const heldLead = await test.add(['webhook'], 'honeypot')
    await test.store.release(heldLead.reference, ['webhook'])
    const [delivery] = await test.store.takeDue('webhook', 1, 1000)
    assert(delivery)
    await test.store.markFailed(delivery, { text: 'x', kind: 'HTTP 410' }, null)
    await test.store.replayUndelivered(1000)
    await test.store.replayUndelivered(1000)
    await test.store.resendDelivered(reference, ['webhook', 'email'])
    await test.store.erase({ email: DEMO_REQUEST.email })
    expect(test.events()).toEqual([
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
    const [received, stored] = test.lines
    expect(stored).toMatchObject({ reference, kind: 'new', request: (received as { request: string }).request })
    expect(stored).toMatchObject({ request: expect.stringMatching(/^[0-9a-f]{8}$/) })
    expect(test.lines[2]).toMatchObject({ level: 'warn', reference, channel: 'webhook', attempts: 1, error: 'ECONNREFUSED' })
    expect((test.lines[2] as { retryInSeconds: number }).retryInSeconds).toBeCloseTo(5, -1)
    expect(test.lines[3]).toMatchObject({ reference, channel: 'webhook', attempts: 2 })
    expect(test.lines[6]).toMatchObject({ reference: heldLead.reference, reason: 'honeypot' })
    expect(test.lines[7]).toMatchObject({ reference: heldLead.reference })
    expect(test.lines[8]).toMatchObject({
      level: 'error',
      reference: heldLead.reference,
      channel: 'webhook',
      attempts: 1,
      error: 'HTTP 410',
    })
    expect(test.lines[8]).not.toHaveProperty('retryInSeconds')
    expect(test.lines[9]).toMatchObject({ again: 1, forward: 0 })
    expect(test.lines[10]).toMatchObject({ level: 'info', reference, channel: 'webhook' })
    expect(test.lines.slice(11).map((line) => (line as { reference: string }).reference)).toEqual([reference, heldLead.reference])
    expect(JSON.stringify(test.lines)).not.toMatch(PERSONAL)
  })
  it('keeps the name that a request already has in the log', async () => {
    await test.store.add({ requestId: '0a1b2c3d', request: DEMO_REQUEST, campaign: {}, key: 'one', quarantineReason: null }, [])
    expect(test.lines).toMatchObject([
      { event: 'lead.received', request: '0a1b2c3d' },
      { event: 'lead.stored', request: '0a1b2c3d' },
    ])
  })
  it('says of a lead that cannot be read that its delivery is dead', async () => {
    const { reference } = await test.add()
    await test.database.batch([{ sql: "UPDATE leads SET employees = 'many'" }])
    test.lines.length = 0
    await deliverDue(test.store, 'webhook', createWorkingSender, { now: test.now })
    await deliverDue(test.store, 'webhook', createWorkingSender, { now: test.now })
    expect(test.lines).toEqual([
      { time: expect.any(String), level: 'error', event: 'lead.dead', reference, channel: 'webhook', attempts: 1, error: 'unreadable' },
    ])
  })
  it('says how many deliveries are tried again, and how many sooner', async () => {
    for (const pause of [null, 10 * MINUTE_MS]) {
      await test.add()
      for (const delivery of await test.store.takeDue('webhook', 1, 1000))
        await test.store.markFailed(delivery, { text: 'x', kind: 'x' }, pause)
    }
    await test.store.replayUndelivered(1000)
    expect(test.lines.at(-1)).toMatchObject({ event: 'leads.replayed', again: 1, forward: 1 })
  })
  it('has no line for a failed attempt of a process that no longer has the delivery', async () => {
    await test.add()
    const [first] = await test.store.takeDue('webhook', 1, 0)
    const [second] = await test.store.takeDue('webhook', 1, 1000)
    assert(first && second)
    await test.store.markDelivered(second)
    test.lines.length = 0
    for (const pause of [null, 1000]) expect(await test.store.markFailed(first, { text: 'x', kind: 'x' }, pause)).toBe(false)
    expect(test.lines).toEqual([])
  })
  it('has no line for a call that changed nothing', async () => {
    const { reference } = await test.add()
    test.lines.length = 0
    await test.store.release(reference, ['webhook'])
    await test.store.purge(30, 0)
    await test.store.replayUndelivered(1000)
    await test.store.resendDelivered(reference, ['webhook'])
    await test.store.erase({ email: 'nobody@plant.example' })
    expect(test.lines).toEqual([])
  })
  it('says how many leads went by their age', async () => {
    await test.add()
    await deliverDue(test.store, 'webhook', createWorkingSender, { now: test.now })
    test.time.now += 31 * 86_400_000
    await test.store.purge(30, Number.POSITIVE_INFINITY)
    expect(test.lines.at(-1)).toMatchObject({ event: 'leads.purged', count: 1 })
  })
})
