import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../delivery/delivery.ts'
import { DOWN, openTestStore, type TestStore } from './store.testing.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

const HOUR = 3_600_000

describe('what is waiting', () => {
  it('is listed with its attempts, its last error and its next attempt, the oldest first', async () => {
    const failed = await test.add()
    await test.fail(HOUR)
    const fresh = await test.add({}, ['webhook', 'email'])
    const due = test.now().toISOString()
    expect(await test.store.listWaiting(10)).toEqual([
      {
        reference: failed,
        channel: 'webhook',
        attempts: 1,
        lastError: DOWN.text,
        nextAttemptAt: new Date(test.time.now + HOUR).toISOString(),
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
})
