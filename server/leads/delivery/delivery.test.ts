/** Deliveries over the real store. deliveryLoop.test.ts tests the loop that calls them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lead } from '../lead.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { openTestStore, type TestStore } from '../store/store.testing.ts'
import {
  ATTEMPT_TIME_MS,
  calculatePause,
  deliverBacklog,
  deliverDue,
  FIRST_PAUSE_MS,
  LEASE_MS,
  MAX_AHEAD_MS,
  MAX_PAUSE_MS,
  MIN_ATTEMPTS,
  RETRY_FOR_MS,
  type Sender,
} from './delivery.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await fixture.close()
})

const collecting = (atOnce = 20) => {
  const got: string[] = []
  const sender: Sender = { concurrency: atOnce, send: async ({ reference }) => void got.push(reference) }
  return { got, sender }
}
const failing = (message = 'receiver is down') =>
  vi.fn(async () => {
    throw new Error(message)
  })
/** A receiver that accepts the connection and never answers. */
const deaf: Sender = { concurrency: 20, send: () => new Promise(() => {}) }
const deliver = (sender: Sender, options = {}) => deliverDue(fixture.store, 'webhook', sender, { now: fixture.now, ...options })
const state = async (reference: string) => (await fixture.store.findLead(reference))?.deliveries[0]

describe('a delivery', () => {
  it('is made once', async () => {
    const reference = await fixture.add()
    const { got, sender } = collecting()
    await deliver(sender)
    await deliver(sender)
    expect(got).toEqual([reference])
    expect(await state(reference)).toMatchObject({ state: 'delivered', attempts: 1, lastError: '' })
    expect((await fixture.store.findLead(reference))?.firstDeliveredAt).toBe(fixture.now().toISOString())
  })
  it('belongs to whoever took it, until the lease is over', async () => {
    await fixture.add()
    expect(await fixture.store.takeDue('webhook', 10, LEASE_MS)).toHaveLength(1)
    fixture.time.now += LEASE_MS - 1
    expect(await fixture.store.takeDue('webhook', 10, LEASE_MS)).toHaveLength(0)
    fixture.time.now += 1
    expect(await fixture.store.takeDue('webhook', 10, LEASE_MS)).toMatchObject([{ attempts: 2 }])
  })
  it('has a lease that outlasts an attempt', () => expect(LEASE_MS).toBeGreaterThan(2 * ATTEMPT_TIME_MS))
  it('has a lease of at most a minute, so that it does not wait long for a process that has ended', () =>
    expect(LEASE_MS).toBeLessThanOrEqual(60_000))
  it('takes less than ten seconds, whatever the receiver does', () => expect(ATTEMPT_TIME_MS).toBeLessThan(10_000))
  it('that is not answered in time fails, also when the sender does not listen', async () => {
    const reference = await fixture.add()
    await deliver(deaf, { attemptTime: 20 })
    expect(await state(reference)).toMatchObject({ state: 'waiting', lastError: 'no answer within 0.02 s' })
    expect(await fixture.store.listChannelTallies()).toMatchObject([{ waiting: 1, lastError: { kind: 'timeout' } }])
  })
  it('leaves no timer running', async () => {
    await fixture.add()
    await fixture.add()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await deliver(collecting().sender)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
  it('is not begun once the service stops, and is due again', async () => {
    const reference = await fixture.add()
    const { got, sender } = collecting()
    await deliver(sender, { stop: AbortSignal.abort(new Error('the service stops')) })
    expect([got, await state(reference)]).toMatchObject([[], { state: 'waiting', attempts: 0 }])
  })
  it.each([
    ['arrived', collecting().sender, 'markDelivered'],
    ['failed', { concurrency: 1, send: failing() }, 'markFailed'],
  ] as const)('that %s, which the store cannot write down, is said to whoever had it made', async (_, sender, mark) => {
    await fixture.add()
    vi.spyOn(fixture.store, mark).mockRejectedValueOnce(new StoreUnavailable('database or disk is full'))
    await expect(deliverDue(fixture.store, 'webhook', sender)).rejects.toThrow('disk is full')
  })
  it('keeps what went wrong, down to its cause', async () => {
    const reference = await fixture.add()
    const cause = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' })
    await deliver({
      concurrency: 1,
      send: async () => {
        throw new TypeError('fetch failed', { cause: new AggregateError([cause]) })
      },
    })
    expect((await state(reference))?.lastError).toBe('fetch failed: AggregateError: connect ECONNREFUSED 192.0.2.1:443')
    expect(await fixture.store.listChannelTallies()).toMatchObject([
      { channel: 'webhook', waiting: 1, dead: 0, lastError: { kind: 'ECONNREFUSED' } },
    ])
  })
})

describe('what fails', () => {
  it('is tried again for 72 hours at least, then it is dead, and can be replayed', async () => {
    const reference = await fixture.add()
    const send = failing()
    const begin = fixture.time.now
    for (let attempt = 0; (await state(reference))?.state === 'waiting' && attempt < 200; attempt++) {
      await deliver({ concurrency: 1, send })
      expect(await deliver({ concurrency: 1, send })).toBe(0)
      fixture.time.now = Date.parse((await state(reference))?.nextAttemptAt ?? fixture.now().toISOString())
    }
    expect(fixture.time.now - begin).toBeGreaterThan(72 * 3_600_000)
    expect(await fixture.store.listDead()).toMatchObject([
      { channel: 'webhook', attempts: MIN_ATTEMPTS + 1, lastError: 'receiver is down' },
    ])
    expect(await fixture.store.replayUndelivered(LEASE_MS)).toEqual({ again: 1, forward: 0 })
    const { got, sender } = collecting()
    await deliver(sender)
    expect(got).toEqual([reference])
  })
  it('waits longer after each attempt, up to an hour, plus a random part', () => {
    expect([1, 2, 3, 10, 11, 82].map((attempts) => calculatePause(attempts, 0, () => 0))).toEqual([
      FIRST_PAUSE_MS,
      2 * FIRST_PAUSE_MS,
      4 * FIRST_PAUSE_MS,
      512 * FIRST_PAUSE_MS,
      MAX_PAUSE_MS,
      MAX_PAUSE_MS,
    ])
    expect(calculatePause(1, 0, () => 1)).toBe(1.25 * FIRST_PAUSE_MS)
    expect(MAX_AHEAD_MS).toBeGreaterThan(calculatePause(MIN_ATTEMPTS, 0, () => 1) ?? 0)
    const pauses = new Set(Array.from({ length: 20 }, () => calculatePause(5, 0)))
    expect(pauses.size).toBeGreaterThan(1)
  })
  it('dies neither for its age alone nor for its attempts alone', () => {
    expect(RETRY_FOR_MS).toBe(72 * 60 * 60 * 1000)
    expect(calculatePause(1, 10 * RETRY_FOR_MS)).not.toBeNull()
    expect(calculatePause(MIN_ATTEMPTS + 50, RETRY_FOR_MS - 1)).not.toBeNull()
    expect(calculatePause(MIN_ATTEMPTS + 1, RETRY_FOR_MS)).toBeNull()
  })
  it('often within an hour does not die', async () => {
    const reference = await fixture.add()
    await fixture.database.batch([
      { sql: 'UPDATE outbox SET attempts = ?, first_attempt_at = ?', values: [200, fixture.now().toISOString()] },
    ])
    fixture.time.now += 3_600_000
    await deliver({ concurrency: 1, send: failing() })
    expect(await state(reference)).toMatchObject({ state: 'waiting', attempts: 201 })
  })
  it('does not affect others: only the row that cannot be read is dead', async () => {
    const references = [await fixture.add(), await fixture.add(), await fixture.add()]
    await fixture.database.batch([{ sql: "UPDATE leads SET campaign = '{' WHERE reference = ?", values: [references[1] ?? ''] }])
    const { got, sender } = collecting()
    await deliver(sender)
    expect(got).toEqual([references[0], references[2]])
    expect(await fixture.store.listDead()).toMatchObject([{ reference: references[1], lastError: expect.stringMatching(/cannot be read/) }])
    expect(await fixture.store.listLeads()).toHaveLength(3)
  })
})

describe('channels', () => {
  it('that were added later get what still waits, and nothing else', async () => {
    const handedOn = await fixture.add({}, ['webhook'])
    const waits = await fixture.add({}, [])
    const inQuarantine = await fixture.add({ quarantineReason: 'honeypot' }, [])
    await deliver(collecting().sender)
    const { got, sender } = collecting()
    await deliverBacklog(fixture.store, { webhook: { concurrency: 1, send: failing() }, email: sender }, 5000, { now: fixture.now })
    expect(got).toEqual([waits])
    expect(got).not.toContain(handedOn)
    expect(got).not.toContain(inQuarantine)
  })
})

describe('a backlog', () => {
  it('is delivered in batches until nothing is left', async () => {
    for (let count = 0; count < 25; count++) await fixture.add()
    const { got, sender } = collecting(4)
    expect(await deliverBacklog(fixture.store, { webhook: sender }, 60_000, { now: fixture.now })).toBe(25)
    expect(new Set(got).size).toBe(25)
  })
  it('or until the time is up by a clock that cannot jump', async () => {
    for (let count = 0; count < 5; count++) await fixture.add()
    let elapsed = 0
    const slow: Sender = {
      concurrency: 1,
      send: async () => {
        elapsed += 1000
      },
    }
    expect(await deliverBacklog(fixture.store, { webhook: slow }, 3000, { now: fixture.now, monotonicNow: () => elapsed })).toBe(3)
  })
})

describe('a lead that is corrected', () => {
  it('is delivered again with its new revision', async () => {
    await fixture.add({ key: 'one' })
    const leads: Lead[] = []
    const sender: Sender = { concurrency: 5, send: async (lead) => void leads.push(lead) }
    await deliver(sender)
    await fixture.add({ key: 'one', request: { phone: '312 555 0199' } })
    await deliver(sender)
    expect(leads.map(({ phone, revision }) => [phone, revision])).toEqual([
      ['(312) 555-0100', 1],
      ['312 555 0199', 2],
    ])
  })
  it('during its delivery is not marked as delivered', async () => {
    await fixture.add({ key: 'one' })
    const sent: string[] = []
    const sender: Sender = {
      concurrency: 1,
      async send({ phone }) {
        sent.push(phone)
        if (sent.length === 1) await fixture.add({ key: 'one', request: { phone: '312 555 0199' } })
      },
    }
    await deliver(sender)
    await deliver(sender)
    expect(sent).toEqual(['(312) 555-0100', '312 555 0199'])
  })
})

it('the backlog takes attempts that a wrong clock has scheduled years ahead for due', async () => {
  await fixture.add()
  fixture.time.now += 5 * 365 * 86_400_000
  await deliver({ concurrency: 1, send: failing() })
  fixture.time.now -= 5 * 365 * 86_400_000
  const { got, sender } = collecting()
  await deliverBacklog(fixture.store, { webhook: sender }, 5000, { now: fixture.now })
  expect(got).toHaveLength(1)
})
