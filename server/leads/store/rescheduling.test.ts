import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue, LEASE_MS, LONGEST_PAUSE_MS } from '../delivery/delivery.ts'
import type { Delivery } from './outbox.ts'
import { DOWN, openTestStore, type TestStore } from './testStore.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

const HOUR = 3_600_000

describe('attempts that lie too far ahead', () => {
  it('are pulled forward, and counted; others are left to their time', async () => {
    const far = await test.add()
    await test.fail(3 * HOUR)
    const near = await test.add()
    await test.fail(HOUR)
    const next = async () => Object.fromEntries((await test.store.waiting(10)).map((one) => [one.reference, Date.parse(one.nextAttemptAt)]))
    expect(await test.store.pullForward(3 * HOUR)).toBe(0)
    expect(await test.store.pullForward(3 * HOUR - 1)).toBe(1)
    expect(await next()).toEqual({ [far]: test.time.now, [near]: test.time.now + HOUR })
    expect(await test.store.pullForward(0)).toBe(1)
    expect(await next()).toEqual({ [far]: test.time.now, [near]: test.time.now })
  })
  it('are not those of what is done', async () => {
    await test.add()
    await test.fail(null)
    expect(await test.store.pullForward(-HOUR)).toBe(0)
  })
})

describe('replay', () => {
  it('brings forward what waits, keeps its count, and begins anew what was given up', async () => {
    const waits = await test.add()
    await test.fail(HOUR)
    const givenUp = await test.add()
    await test.fail(null)
    expect(await test.store.replay(LEASE_MS)).toEqual({ again: 1, forward: 1 })
    expect((await test.store.takeDue('webhook', 10, LEASE_MS)).map(({ lead, attempts }) => [lead.reference, attempts])).toEqual([
      [waits, 2],
      [givenUp, 1],
    ])
  })
  it('twice is like once, and sends nothing again that was delivered', async () => {
    await test.add()
    await test.fail(HOUR)
    await test.store.replay(LEASE_MS)
    expect(await test.store.replay(LEASE_MS)).toEqual({ again: 0, forward: 0 })
    const got: string[] = []
    const sender = { atOnce: 5, send: async ({ reference }: { reference: string }) => void got.push(reference) }
    for (let round = 0; round < 3; round++) {
      await deliverDue(test.store, 'webhook', sender, { now: test.now })
      await test.store.replay(LEASE_MS)
    }
    expect(got).toHaveLength(1)
  })
  it('leaves alone what is under way, also by a clock that is wrong', async () => {
    await test.add()
    await test.store.takeDue('webhook', 1, LEASE_MS)
    for (const wrong of [-HOUR, -1, 0, LEASE_MS - 1]) {
      test.time.now += wrong
      expect(await test.store.replay(LEASE_MS)).toEqual({ again: 0, forward: 0 })
      test.time.now -= wrong
    }
    test.time.now += LEASE_MS - 1
    expect(await test.store.takeDue('webhook', 1, LEASE_MS)).toEqual([])
  })
  it('never lets two have one delivery, whatever happens in which order', { timeout: 60_000 }, async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('take', 'take', 'replay', 'replay', 'deliver', 'give up', 'give back', 'add') }),
      fc.record({ do: fc.constant('fail'), pause: fc.integer({ min: 5000, max: LONGEST_PAUSE_MS }) }),
      fc.record({ do: fc.constant('wait'), time: fc.integer({ min: 1, max: 2 * LEASE_MS }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
        const own = await openTestStore()
        const held = new Map<number, { delivery: Delivery; until: number }>()
        const next = () => held.values().next().value
        const end = async (how: (delivery: Delivery) => Promise<void>) => {
          const first = next()
          if (!first) return
          held.delete(first.delivery.id)
          // A report after the lease has run out does not count here.
          if (own.time.now < first.until) await how(first.delivery)
        }
        const delivered = new Set<number>()
        await own.add()
        try {
          for (const one of steps) {
            if (one.do === 'add') await own.add()
            if (one.do === 'wait' && 'time' in one) own.time.now += one.time
            if (one.do === 'replay') {
              await own.store.replay(LEASE_MS)
              for (const { nextAttemptAt } of await own.store.waiting(100))
                expect(Date.parse(nextAttemptAt)).toBeLessThanOrEqual(own.time.now + LEASE_MS + 500)
            }
            if (one.do === 'take')
              for (const delivery of await own.store.takeDue('webhook', 2, LEASE_MS)) {
                expect(delivered.has(delivery.id)).toBe(false)
                expect(held.get(delivery.id)?.until ?? 0).toBeLessThanOrEqual(own.time.now)
                held.set(delivery.id, { delivery, until: own.time.now + LEASE_MS })
              }
            if (one.do === 'deliver')
              await end(async (delivery) => {
                delivered.add(delivery.id)
                await own.store.markDelivered(delivery)
              })
            if (one.do === 'fail' && 'pause' in one) await end((delivery) => own.store.markFailed(delivery, DOWN, one.pause))
            if (one.do === 'give up') await end((delivery) => own.store.markFailed(delivery, DOWN, null))
            if (one.do === 'give back') await end((delivery) => own.store.giveBack(delivery))
          }
        } finally {
          await own.close()
        }
      }),
      { numRuns: 25 },
    )
  })
})
