import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestStore, type TestStore } from '../store/testStore.ts'
import type { Sender } from './delivery.ts'
import { startDelivery } from './deliveryLoop.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

describe('the loop', () => {
  it('lets no channel wait for another', async () => {
    const reference = await test.add({}, ['webhook', 'email'])
    const arrived = Promise.withResolvers<string>()
    const loop = startDelivery(test.store, {
      webhook: { atOnce: 20, send: () => new Promise(() => {}) },
      email: { atOnce: 1, send: async (lead) => arrived.resolve(lead.reference) },
    })
    expect(await arrived.promise).toBe(reference)
    await loop.stop()
  })
  it('calls open attempts off when it stops: they do not count, and are due at once', async () => {
    const reference = await test.add()
    const begun = Promise.withResolvers<AbortSignal>()
    const sender: Sender = {
      atOnce: 1,
      send: (_lead, signal) => {
        begun.resolve(signal)
        return new Promise(() => {})
      },
    }
    const loop = startDelivery(test.store, { webhook: sender }, { clock: test.clock })
    const signal = await begun.promise
    await loop.stop()
    expect(signal.aborted).toBe(true)
    expect((await test.store.show(reference))?.deliveries[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: test.clock().toISOString(),
    })
  })
  it('goes on after the store has failed', async () => {
    const takeDue = vi.spyOn(test.store, 'takeDue').mockRejectedValueOnce(new Error('locked'))
    const arrived = Promise.withResolvers<void>()
    const loop = startDelivery(test.store, { webhook: { atOnce: 1, send: async () => arrived.resolve() } }, { interval: 5 })
    await test.add()
    loop.wake()
    await arrived.promise
    expect(takeDue.mock.calls.length).toBeGreaterThan(1)
    await loop.stop()
  })
  it.each([
    ['back by a day', -86_400_000],
    // Less than what already counts as scheduled too far ahead: only the jump itself tells.
    ['back by half an hour', -1_800_000],
    ['ahead by a day', 86_400_000],
  ])('tries everything anew when the clock jumps %s', async (_, jump) => {
    await test.add()
    let attempts = 0
    const failed = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const sender: Sender = {
      atOnce: 1,
      async send() {
        attempts += 1
        if (attempts > 1) return arrived.resolve()
        setImmediate(failed.resolve)
        throw new Error('down')
      },
    }
    const loop = startDelivery(test.store, { webhook: sender }, { clock: test.clock, steady: () => 0, interval: 5 })
    await failed.promise
    test.time.now += jump
    await arrived.promise
    await loop.stop()
  })
})
