import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { DOWN, openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

describe('what is waiting', () => {
  it('is listed with its attempts, its last error and its next attempt, the oldest first', async () => {
    const failed = await fixture.add()
    await fixture.fail(HOUR_MS)
    const fresh = await fixture.add({}, ['webhook', 'email'])
    const due = fixture.now().toISOString()
    expect(await fixture.store.listWaiting(10)).toEqual([
      {
        reference: failed,
        channel: 'webhook',
        attempts: 1,
        lastError: DOWN.text,
        nextAttemptAt: new Date(fixture.time.now + HOUR_MS).toISOString(),
      },
      { reference: fresh, channel: 'webhook', attempts: 0, lastError: '', nextAttemptAt: due },
      { reference: fresh, channel: 'email', attempts: 0, lastError: '', nextAttemptAt: due },
    ])
    expect(await fixture.store.listWaiting(1)).toHaveLength(1)
  })
  it('is neither what was delivered nor what is dead', async () => {
    await fixture.add()
    await deliverDue(fixture.store, 'webhook', { concurrency: 1, send: async () => {} }, { now: fixture.now })
    await fixture.add()
    await fixture.fail(null)
    expect(await fixture.store.listWaiting(10)).toEqual([])
  })
})

describe('what is dead', () => {
  it('is listed, the oldest first, with why and when', async () => {
    const references = [await fixture.add(), await fixture.add()]
    await fixture.fail(null)
    await fixture.fail(null)
    expect(await fixture.store.listDead()).toEqual(
      references.map((reference) => ({
        reference,
        channel: 'webhook',
        attempts: 1,
        lastError: DOWN.text,
        deadAt: fixture.now().toISOString(),
      })),
    )
  })
  it('is counted by its channel', async () => {
    await fixture.add({}, ['webhook', 'email'])
    await fixture.fail(null)
    expect([await fixture.store.countDead('webhook'), await fixture.store.countDead('email')]).toEqual([1, 0])
  })
})

describe('a channel is stuck', () => {
  const stuckSince = () => fixture.store.listChannelsStuckSince(fixture.now().toISOString())
  it('since its oldest waiting delivery was first due or tried, with the error of its newest attempt', async () => {
    const since = fixture.now().toISOString()
    await fixture.add()
    await fixture.add({}, ['email'])
    await fixture.fail(HOUR_MS)
    fixture.time.now += HOUR_MS
    await fixture.add()
    for (const delivery of await fixture.store.takeDue('webhook', 2, 1000))
      await fixture.store.markFailed(delivery, { text: 'refused', kind: delivery.attempts > 1 ? 'HTTP 500' : 'HTTP 429' }, HOUR_MS)
    expect(await stuckSince()).toEqual([
      { channel: 'email', since, count: 1, error: '' },
      { channel: 'webhook', since, count: 2, error: 'HTTP 429' },
    ])
  })
  it('no longer by what was delivered, nor by what is dead or came later', async () => {
    await fixture.add()
    await deliverDue(fixture.store, 'webhook', { concurrency: 1, send: async () => {} }, { now: fixture.now })
    await fixture.add()
    await fixture.fail(null)
    const before = fixture.now().toISOString()
    fixture.time.now += 1
    await fixture.add()
    expect(await fixture.store.listChannelsStuckSince(before)).toEqual([])
  })
})

describe('a channel has trouble', () => {
  const hasTrouble = (alertedAt: number) => fixture.store.hasTroubledDelivery('webhook', new Date(alertedAt).toISOString())
  it('while a delivery waits that failed, or whose lead came before the alert', async () => {
    const received = fixture.time.now
    await fixture.add()
    expect([await hasTrouble(received - 1), await hasTrouble(received)]).toEqual([false, true])
    await fixture.fail(HOUR_MS)
    expect(await hasTrouble(received - 1)).toBe(true)
    expect(await fixture.store.hasTroubledDelivery('email', fixture.now().toISOString())).toBe(false)
  })
  it('no longer once its delivery is dead', async () => {
    await fixture.add()
    await fixture.fail(null)
    expect(await hasTrouble(fixture.time.now)).toBe(false)
  })
})
