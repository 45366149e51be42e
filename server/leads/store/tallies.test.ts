import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LEASE_MS } from '../delivery/delivery.ts'
import type { DeliveryChannel } from '../lead.ts'
import { openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

/** Lets a channel's due delivery fail, a minute after the previous event. @returns when */
async function fail(channel: DeliveryChannel, kind: string, retryInMs: number | null = 3_600_000): Promise<string> {
  fixture.time.now += 60_000
  for (const delivery of await fixture.store.takeDue(channel, 1, LEASE_MS))
    await fixture.store.markFailed(delivery, { text: 'x', kind }, retryInMs)
  return fixture.now().toISOString()
}
const deliver = async (channel: DeliveryChannel) => {
  for (const delivery of await fixture.store.takeDue(channel, 1, LEASE_MS)) await fixture.store.markDelivered(delivery)
}

describe('the trouble of a channel', () => {
  it('is what is waiting, what is dead, and the newest error of both', async () => {
    await fixture.add()
    await fail('webhook', 'HTTP 503')
    await fixture.add()
    const at = await fail('webhook', 'HTTP 410', null)
    await fixture.add({}, ['email'])
    expect(await fixture.store.listChannelTallies()).toEqual([
      { channel: 'email', waiting: 1, dead: 0, lastError: null },
      { channel: 'webhook', waiting: 1, dead: 1, lastError: { kind: 'HTTP 410', at } },
    ])
  })
  it('does not include errors of other channels or of delivered leads', async () => {
    await fixture.add({}, ['webhook', 'email'])
    await fail('email', 'SMTP 451', 0)
    await deliver('email')
    expect(await fixture.store.listChannelTallies()).toEqual([{ channel: 'webhook', waiting: 1, dead: 0, lastError: null }])
  })
})

describe('figures', () => {
  it('count leads, and deliveries by how far they are', async () => {
    expect(await fixture.store.countByState()).toEqual({
      leads: 0,
      quarantined: 0,
      waiting: 0,
      untried: 0,
      retrying: 0,
      delivered: 0,
      dead: 0,
    })
    await fixture.add()
    await deliver('webhook')
    await fixture.add()
    await fail('webhook', 'x', null)
    await fixture.add()
    await fail('webhook', 'x')
    await fixture.add({}, ['webhook', 'email'])
    await fixture.add({ quarantineReason: 'honeypot' })
    expect(await fixture.store.countByState()).toEqual({
      leads: 5,
      quarantined: 1,
      waiting: 3,
      untried: 2,
      retrying: 1,
      delivered: 1,
      dead: 1,
    })
    expect((await fixture.store.countByState()).waiting).toBe(3)
  })
  it('count who came in from one moment until before another, without those in quarantine', async () => {
    const from = fixture.now().toISOString()
    await fixture.add()
    const held = await fixture.add({ quarantineReason: 'honeypot' })
    fixture.time.now += 1000
    const to = fixture.now().toISOString()
    await fixture.add()
    expect([await fixture.store.countReceivedBetween(from, to), await fixture.store.countReceivedBetween(to, from)]).toEqual([1, 0])
    await fixture.store.release(held, [])
    expect(await fixture.store.countReceivedBetween(from, to)).toBe(2)
  })
  it('count by state, and know the oldest that waits', async () => {
    await fixture.add()
    await deliver('webhook')
    const oldest = fixture.now().toISOString()
    await fixture.add()
    fixture.time.now += 1000
    await fixture.add({ quarantineReason: 'too-fast' })
    expect(await fixture.store.countByState()).toEqual({
      leads: 3,
      quarantined: 1,
      waiting: 1,
      untried: 1,
      retrying: 0,
      delivered: 1,
      dead: 0,
    })
    expect(await fixture.store.findOldestUndelivered()).toBe(oldest)
    expect(await fixture.store.countReceivedBetween('2026-11-21', '2026-11-22')).toBe(2)
    expect(await fixture.store.listTallies('industry')).toEqual([{ value: 'Manufacturing', count: 2 }])
  })
  it('count what has had no delivery for some time, since it came or was released', async () => {
    const before = fixture.now().toISOString()
    await fixture.add({}, [])
    await fixture.add()
    const held = await fixture.add({ quarantineReason: 'honeypot' })
    fixture.time.now += 1000
    await fixture.add({}, [])
    await fixture.store.release(held, [])
    expect(await fixture.store.countUnassigned(before)).toBe(1)
    expect(await fixture.store.countUnassigned(fixture.now().toISOString())).toBe(3)
  })
  it('include the oldest lead that was delivered by no channel, unless it is in quarantine', async () => {
    expect(await fixture.store.findOldestUndelivered()).toBeNull()
    await fixture.add({ quarantineReason: 'honeypot' })
    expect(await fixture.store.findOldestUndelivered()).toBeNull()
  })
})

describe('a tally', () => {
  it('begins with what brought most, then by name, since a day', async () => {
    await fixture.add({ request: { industry: 'Mining' } })
    fixture.time.now += 86_400_000
    for (const industry of ['Retail', 'Food', 'Energy', 'Food']) await fixture.add({ request: { industry } })
    await fixture.add({ request: { industry: 'Bots' }, quarantineReason: 'honeypot' })
    expect(await fixture.store.listTallies('industry', '2026-11-22')).toEqual([
      { value: 'Food', count: 2 },
      { value: 'Energy', count: 1 },
      { value: 'Retail', count: 1 },
    ])
    expect((await fixture.store.listTallies('industry')).map(({ value }) => value)).toEqual(['Food', 'Energy', 'Mining', 'Retail'])
  })
  it('counts what each campaign brought, and what none did', async () => {
    await fixture.add({ campaign: { utm_source: 'fair' } })
    await fixture.add({ campaign: { utm_source: 'fair' } })
    await fixture.add()
    expect(await fixture.store.listTallies({ campaign: 'utm_source' })).toEqual([
      { value: 'fair', count: 2 },
      { value: '', count: 1 },
    ])
  })
  it('counts a campaign that cannot be read as unknown, and takes a quote for no end of a name', async () => {
    await fixture.add({ campaign: { utm_source: 'fair' } })
    const broken = await fixture.add()
    await fixture.database.batch([{ sql: "UPDATE leads SET campaign = '{' WHERE reference = ?", values: [broken] }])
    expect(await fixture.store.listTallies({ campaign: 'utm_"source' })).toEqual([
      { value: '', count: 1 },
      { value: 'fair', count: 1 },
    ])
  })
})
