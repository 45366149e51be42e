import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue } from '../delivery/delivery.ts'
import { DOWN, openTestStore, type TestStore } from './store.testing.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

describe('what is waiting', () => {
  it('is listed with its attempts, its last error and its next attempt, the oldest first', async () => {
    const failed = await test.add()
    await test.fail(HOUR_MS)
    const fresh = await test.add({}, ['webhook', 'email'])
    const due = test.now().toISOString()
    expect(await test.store.listWaiting(10)).toEqual([
      {
        reference: failed,
        channel: 'webhook',
        attempts: 1,
        lastError: DOWN.text,
        nextAttemptAt: new Date(test.time.now + HOUR_MS).toISOString(),
      },
      { reference: fresh, channel: 'webhook', attempts: 0, lastError: '', nextAttemptAt: due },
      { reference: fresh, channel: 'email', attempts: 0, lastError: '', nextAttemptAt: due },
    ])
    expect(await test.store.listWaiting(1)).toHaveLength(1)
  })
  it('is neither what was delivered nor what is dead', async () => {
    await test.add()
    await deliverDue(test.store, 'webhook', { concurrency: 1, send: async () => {} }, { now: test.now })
    await test.add()
    await test.fail(null)
    expect(await test.store.listWaiting(10)).toEqual([])
  })
})

describe('what is dead', () => {
  it('is listed, the oldest first, with why and when', async () => {
    const references = [await test.add(), await test.add()]
    await test.fail(null)
    await test.fail(null)
    expect(await test.store.listDead()).toEqual(
      references.map((reference) => ({
        reference,
        channel: 'webhook',
        attempts: 1,
        lastError: DOWN.text,
        deadAt: test.now().toISOString(),
      })),
    )
  })
  it('is counted by its channel', async () => {
    await test.add({}, ['webhook', 'email'])
    await test.fail(null)
    expect([await test.store.countDead('webhook'), await test.store.countDead('email')]).toEqual([1, 0])
  })
})

describe('a channel is stuck', () => {
  const stuckSince = () => test.store.listChannelsStuckSince(test.now().toISOString())
  it('since its oldest waiting delivery was first due or tried, with the error of its newest attempt', async () => {
    const since = test.now().toISOString()
    await test.add()
    await test.add({}, ['email'])
    await test.fail(HOUR_MS)
    test.time.now += HOUR_MS
    await test.add()
    for (const delivery of await test.store.takeDue('webhook', 2, 1000))
      await test.store.markFailed(delivery, { text: 'refused', kind: delivery.attempts > 1 ? 'HTTP 500' : 'HTTP 429' }, HOUR_MS)
    expect(await stuckSince()).toEqual([
      { channel: 'email', since, count: 1, error: '' },
      { channel: 'webhook', since, count: 2, error: 'HTTP 429' },
    ])
  })
  it('no longer by what was delivered, nor by what is dead or came later', async () => {
    await test.add()
    await deliverDue(test.store, 'webhook', { concurrency: 1, send: async () => {} }, { now: test.now })
    await test.add()
    await test.fail(null)
    const before = test.now().toISOString()
    test.time.now += 1
    await test.add()
    expect(await test.store.listChannelsStuckSince(before)).toEqual([])
  })
})

describe('a channel has trouble', () => {
  const hasTrouble = (alertedAt: number) => test.store.hasTroubledDelivery('webhook', new Date(alertedAt).toISOString())
  it('while a delivery waits that failed, or whose lead came before the alert', async () => {
    const received = test.time.now
    await test.add()
    expect([await hasTrouble(received - 1), await hasTrouble(received)]).toEqual([false, true])
    await test.fail(HOUR_MS)
    expect(await hasTrouble(received - 1)).toBe(true)
    expect(await test.store.hasTroubledDelivery('email', test.now().toISOString())).toBe(false)
  })
  it('no longer once its delivery is dead', async () => {
    await test.add()
    await test.fail(null)
    expect(await hasTrouble(test.time.now)).toBe(false)
  })
})
