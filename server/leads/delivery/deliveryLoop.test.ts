import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import type { EventLog } from '../log.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { openTestStore, type TestStore } from '../store/store.testing.ts'
import { MAX_AHEAD_MS, type Sender, type Senders } from './delivery.ts'
import { startDelivery } from './deliveryLoop.ts'

let fixture: TestStore
const log = vi.fn<EventLog>()
beforeEach(async () => {
  fixture = await openTestStore()
  log.mockClear()
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

describe('the loop', () => {
  it('lets no channel wait for another', async () => {
    const reference = await fixture.add({}, ['webhook', 'email'])
    const arrived = Promise.withResolvers<string>()
    const senders: Senders = {
      webhook: { concurrency: 20, send: () => new Promise(() => {}) },
      email: { concurrency: 1, send: async (lead) => arrived.resolve(lead.reference) },
    }
    const loop = startDelivery(fixture.store, senders, log)
    expect(await arrived.promise).toBe(reference)
    await loop.stop()
  })
  it('calls open attempts off when it stops: they do not count, and are due at once', async () => {
    const reference = await fixture.add()
    const begun = Promise.withResolvers<AbortSignal>()
    const sender: Sender = {
      concurrency: 1,
      send: (_lead, signal) => {
        begun.resolve(signal)
        return new Promise(() => {})
      },
    }
    const loop = startDelivery(fixture.store, { webhook: sender }, log, { now: fixture.now })
    const signal = await begun.promise
    await loop.stop()
    expect(signal.aborted).toBe(true)
    expect((await fixture.store.findLead(reference))?.deliveries[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: fixture.now().toISOString(),
    })
  })
  it.each([
    ['the store has failed', new StoreUnavailable('database is locked'), 'StoreUnavailable'],
    ['a fault that is not the store’s', new TypeError('ana@plant.example is no object'), 'TypeError'],
  ])('goes on after %s, and says what it was', async (_, failure, name) => {
    const takeDue = vi.spyOn(fixture.store, 'takeDue').mockRejectedValueOnce(failure)
    const arrived = Promise.withResolvers<void>()
    const loop = startDelivery(fixture.store, { webhook: { concurrency: 1, send: async () => arrived.resolve() } }, log, { interval: 5 })
    await fixture.add()
    loop.wake()
    await arrived.promise
    expect(takeDue.mock.calls.length).toBeGreaterThan(1)
    expect(log.mock.calls).toMatchObject([[{ event: 'service.failed', what: 'delivery', error: name }]])
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@')
    await loop.stop()
  })
  it('delivers a backlog without a pause', async () => {
    for (let count = 0; count < 5; count++) await fixture.add()
    const { got, sender } = collecting(2)
    const loop = startDelivery(fixture.store, { webhook: sender }, log, { now: fixture.now, interval: HOUR_MS })
    await vi.waitFor(() => expect(got).toHaveLength(5))
    await loop.stop()
  })
  it('runs after each interval, and again at once if it is woken while it runs', async () => {
    const { got, sender } = collecting()
    const takeDue = vi.spyOn(fixture.store, 'takeDue')
    const often = startDelivery(fixture.store, { webhook: sender }, log, { now: fixture.now, interval: 5 })
    await vi.waitFor(() => expect(takeDue.mock.calls.length).toBeGreaterThan(2))
    const first = await fixture.add()
    await vi.waitFor(() => expect(got).toEqual([first]))
    await often.stop()
    takeDue.mockClear()
    const seldom = startDelivery(fixture.store, { webhook: sender }, log, { now: fixture.now, interval: HOUR_MS })
    // Woken while it runs, it runs once more.
    seldom.wake()
    await vi.waitFor(() => expect(takeDue).toHaveBeenCalledTimes(2))
    const second = await fixture.add()
    seldom.wake()
    await vi.waitFor(() => expect(got).toEqual([first, second]))
    await seldom.stop()
  })
  it('does nothing any more once it is stopped, and ends connections', async () => {
    const close = vi.fn()
    const takeDue = vi.spyOn(fixture.store, 'takeDue')
    const loop = startDelivery(fixture.store, { webhook: { ...collecting().sender, close } }, log, { now: fixture.now, interval: 1 })
    await loop.stop()
    expect(close).toHaveBeenCalledOnce()
    takeDue.mockClear()
    vi.useFakeTimers()
    loop.wake()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    vi.useRealTimers()
    expect(takeDue).not.toHaveBeenCalled()
  })
  it('gives a channel that was added later what it lacks, at the start and once a minute', async () => {
    let steady = 0
    const first = await fixture.add({}, [])
    const { got, sender } = collecting()
    const offset = fixture.time.now
    const now = () => new Date(offset + steady)
    const loop = startDelivery(fixture.store, { webhook: sender }, log, { now, monotonicNow: () => steady, interval: 5 })
    await vi.waitFor(() => expect(got).toEqual([first]))
    const second = await fixture.add({}, [])
    const takes = vi.spyOn(fixture.store, 'takeDue')
    await vi.waitFor(() => expect(takes.mock.calls.length).toBeGreaterThan(2))
    expect(got).toEqual([first])
    steady = 60_000
    await vi.waitFor(() => expect(got).toEqual([first, second]))
    await loop.stop()
  })
  it('delivers at once what it finds missing, without waiting for its next interval', async () => {
    const reference = await fixture.add({}, [])
    const { got, sender } = collecting()
    const loop = startDelivery(fixture.store, { webhook: sender }, log, { now: fixture.now, interval: HOUR_MS })
    await vi.waitFor(() => expect(got).toEqual([reference]))
    await loop.stop()
  })
  it('checks for missing deliveries once a minute by the monotonic clock, however often it checks for due ones', async () => {
    const rescheduling = vi.spyOn(fixture.store, 'addMissingDeliveries')
    const takes = vi.spyOn(fixture.store, 'takeDue')
    const loop = startDelivery(fixture.store, { webhook: collecting().sender }, log, { interval: 5 })
    await vi.waitFor(() => expect(takes.mock.calls.length).toBeGreaterThan(4))
    expect(rescheduling).toHaveBeenCalledOnce()
    await loop.stop()
  })
  it('leaves attempts to their time as long as the clock is right', async () => {
    await fixture.add()
    const pullForward = vi.spyOn(fixture.store, 'pullForward')
    const send = vi.fn(() => Promise.reject(new Error('down')))
    let steady = 0
    const offset = fixture.time.now
    // Ten seconds do not count as a jump, because a time server corrects a clock by as much.
    const now = () => new Date(offset + steady + (steady > 0 ? 10_000 : 0))
    const loop = startDelivery(fixture.store, { webhook: { concurrency: 1, send } }, log, { now, monotonicNow: () => steady, interval: 5 })
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(pullForward).toHaveBeenCalledOnce())
    steady = 60_000
    await vi.waitFor(() => expect(pullForward).toHaveBeenCalledTimes(2))
    expect(pullForward.mock.calls.map(([beyond]) => beyond)).toEqual([MAX_AHEAD_MS, MAX_AHEAD_MS])
    await loop.stop()
  })
  it.each([
    ['back by a day', -86_400_000],
    // Less than the limit for attempts that are scheduled too far ahead, so only the jump itself shows it.
    ['back by half an hour', -1_800_000],
    ['ahead by a day', 86_400_000],
  ])('tries everything anew when the clock jumps %s', async (_, jump) => {
    await fixture.add()
    let attempts = 0
    const failure = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const sender: Sender = {
      concurrency: 1,
      async send() {
        attempts += 1
        if (attempts > 1) return arrived.resolve()
        setImmediate(failure.resolve)
        throw new Error('down')
      },
    }
    const loop = startDelivery(fixture.store, { webhook: sender }, log, { now: fixture.now, monotonicNow: () => 0, interval: 5 })
    await failure.promise
    fixture.time.now += jump
    await arrived.promise
    await loop.stop()
  })
})
