import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import { deliverDue, LEASE_MS, MAX_PAUSE_MS } from '../delivery/delivery.ts'
import type { DeliveryChannel, Lead } from '../lead.ts'
import type { Delivery } from './leadStoreData.ts'
import { DOWN, openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

describe('attempts that lie too far ahead', () => {
  it('are pulled forward, and counted; others are left to their time', async () => {
    const far = await fixture.add()
    await fixture.fail(3 * HOUR_MS)
    const near = await fixture.add()
    await fixture.fail(HOUR_MS)
    const next = async () =>
      Object.fromEntries((await fixture.store.listWaiting(10)).map((waiting) => [waiting.reference, Date.parse(waiting.nextAttemptAt)]))
    expect(await fixture.store.pullForward(3 * HOUR_MS)).toBe(0)
    expect(await fixture.store.pullForward(3 * HOUR_MS - 1)).toBe(1)
    expect(await next()).toEqual({ [far]: fixture.time.now, [near]: fixture.time.now + HOUR_MS })
    expect(await fixture.store.pullForward(0)).toBe(1)
    expect(await next()).toEqual({ [far]: fixture.time.now, [near]: fixture.time.now })
  })
  it('count from now where the first one seems to be still to come: the clock was ahead', async () => {
    fixture.time.now += 90 * 24 * HOUR_MS
    await fixture.add()
    await fixture.fail(HOUR_MS)
    fixture.time.now -= 90 * 24 * HOUR_MS
    await fixture.store.pullForward(HOUR_MS)
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toMatchObject([
      { attempts: 2, firstAttemptAt: fixture.now().toISOString() },
    ])
  })
  it('count from their first one otherwise', async () => {
    const firstAttemptAt = fixture.now().toISOString()
    await fixture.add()
    await fixture.fail(2 * HOUR_MS)
    fixture.time.now += 1000
    await fixture.store.pullForward(HOUR_MS)
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toMatchObject([{ attempts: 2, firstAttemptAt }])
  })
  it('are not those of what is delivered or dead', async () => {
    await fixture.add()
    await fixture.fail(null)
    expect(await fixture.store.pullForward(-HOUR_MS)).toBe(0)
  })
})

describe('a channel that is set later', () => {
  it('gets the leads that no channel has delivered, once, and none in quarantine', async () => {
    await fixture.add()
    for (const delivery of await fixture.store.takeDue('webhook', 1, LEASE_MS)) await fixture.store.markDelivered(delivery)
    await fixture.add({ quarantineReason: 'honeypot' })
    const unassigned = await fixture.add({}, [])
    const assigned = await fixture.add({}, ['webhook'])
    expect(await fixture.store.addMissingDeliveries(['webhook', 'email'])).toBe(3)
    expect(await fixture.store.addMissingDeliveries(['webhook', 'email'])).toBe(0)
    expect((await fixture.store.listWaiting(10)).map(({ reference, channel }) => [reference, channel])).toEqual([
      [unassigned, 'webhook'],
      [unassigned, 'email'],
      [assigned, 'webhook'],
      [assigned, 'email'],
    ])
  })
})

describe('replay', () => {
  it('brings forward what waits, keeps its count, and begins anew what is dead', async () => {
    const waits = await fixture.add()
    await fixture.fail(HOUR_MS)
    const dead = await fixture.add()
    await fixture.fail(null)
    expect(await fixture.store.replayUndelivered(LEASE_MS)).toEqual({ again: 1, forward: 1 })
    expect((await fixture.store.takeDue('webhook', 10, LEASE_MS)).map(({ lead, attempts }) => [lead.reference, attempts])).toEqual([
      [waits, 2],
      [dead, 1],
    ])
  })
  it('has the same result if repeated, and sends nothing again that was delivered', async () => {
    await fixture.add()
    await fixture.fail(HOUR_MS)
    await fixture.store.replayUndelivered(LEASE_MS)
    expect(await fixture.store.replayUndelivered(LEASE_MS)).toEqual({ again: 0, forward: 0 })
    const got: string[] = []
    const sender = { concurrency: 5, send: async ({ reference }: { reference: string }) => void got.push(reference) }
    for (let round = 0; round < 3; round++) {
      await deliverDue(fixture.store, 'webhook', sender, { now: fixture.now })
      await fixture.store.replayUndelivered(LEASE_MS)
    }
    expect(got).toHaveLength(1)
  })
  it('does not change a delivery that is under way, even with a wrong clock', async () => {
    await fixture.add()
    await fixture.store.takeDue('webhook', 1, LEASE_MS)
    for (const wrong of [-HOUR_MS, -1, 0, LEASE_MS - 1]) {
      fixture.time.now += wrong
      expect(await fixture.store.replayUndelivered(LEASE_MS)).toEqual({ again: 0, forward: 0 })
      fixture.time.now -= wrong
    }
    fixture.time.now += LEASE_MS - 1
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toEqual([])
  })
  it('never gives, with a resend, one delivery to two processes, in any order of events', { timeout: 60_000 }, async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('take', 'take', 'replay', 'replay', 'resend', 'deliver', 'deliver', 'die', 'give back', 'add') }),
      fc.record({ do: fc.constant('fail'), pause: fc.integer({ min: 5000, max: MAX_PAUSE_MS }) }),
      fc.record({ do: fc.constant('wait'), time: fc.integer({ min: 1, max: 2 * LEASE_MS }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
        const ownStore = await openTestStore()
        const heldDeliveries = new Map<number, { delivery: Delivery; until: number }>()
        const next = () => heldDeliveries.values().next().value
        const end = async (how: (delivery: Delivery) => Promise<void>) => {
          const first = next()
          if (!first) return
          heldDeliveries.delete(first.delivery.id)
          // A report after the end of the lease is tested elsewhere.
          if (ownStore.time.now < first.until) await how(first.delivery)
        }
        const deliveredReferences = new Set<string>()
        await ownStore.add()
        try {
          for (const step of steps) {
            if (step.do === 'add') await ownStore.add()
            if (step.do === 'wait' && 'time' in step) ownStore.time.now += step.time
            if (step.do === 'replay') {
              await ownStore.store.replayUndelivered(LEASE_MS)
              for (const { nextAttemptAt } of await ownStore.store.listWaiting(100))
                expect(Date.parse(nextAttemptAt)).toBeLessThanOrEqual(ownStore.time.now + LEASE_MS + 500)
            }
            if (step.do === 'resend')
              for (const { reference, deliveries } of (await ownStore.store.readInPages().next()).value ?? []) {
                const isDone = deliveries[0]?.state === 'delivered'
                expect(await ownStore.store.resendDelivered(reference, ['webhook'])).toEqual(isDone ? ['webhook'] : [])
                if (isDone) deliveredReferences.delete(reference)
              }
            if (step.do === 'take')
              for (const delivery of await ownStore.store.takeDue('webhook', 2, LEASE_MS)) {
                expect(deliveredReferences.has(delivery.lead.reference)).toBe(false)
                expect(heldDeliveries.get(delivery.id)?.until ?? 0).toBeLessThanOrEqual(ownStore.time.now)
                heldDeliveries.set(delivery.id, { delivery, until: ownStore.time.now + LEASE_MS })
              }
            if (step.do === 'deliver')
              await end(async (delivery) => {
                deliveredReferences.add(delivery.lead.reference)
                await ownStore.store.markDelivered(delivery)
              })
            if (step.do === 'fail' && 'pause' in step)
              await end(async (delivery) => void (await ownStore.store.markFailed(delivery, DOWN, step.pause)))
            if (step.do === 'die') await end(async (delivery) => void (await ownStore.store.markFailed(delivery, DOWN, null)))
            if (step.do === 'give back') await end((delivery) => ownStore.store.giveBack(delivery))
          }
        } finally {
          await ownStore.close()
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('resend', () => {
  const takenReferences: string[] = []
  const sender = { concurrency: 5, send: async ({ reference, revision }: Lead) => void takenReferences.push(`${reference}-${revision}`) }
  const deliver = (channel: DeliveryChannel = 'webhook') => deliverDue(fixture.store, channel, sender, { now: fixture.now })
  const statesOf = async (reference: string) =>
    (await fixture.store.findLead(reference))?.deliveries.map(({ channel, state, attempts }) => [channel, state, attempts])
  beforeEach(() => {
    takenReferences.length = 0
  })
  it('has a lead sent once more, as it was sent before, even if asked twice, and creates no second delivery', async () => {
    const reference = await fixture.add()
    await deliver()
    fixture.time.now += 30 * 24 * HOUR_MS
    expect(await fixture.store.resendDelivered(reference, ['webhook'])).toEqual(['webhook'])
    expect(await fixture.store.resendDelivered(reference, ['webhook'])).toEqual([])
    expect(await statesOf(reference)).toEqual([['webhook', 'waiting', 0]])
    for (let round = 0; round < 3; round++) await deliver()
    expect(takenReferences).toEqual([`${reference}-1`, `${reference}-1`])
    expect(await statesOf(reference)).toEqual([['webhook', 'delivered', 1]])
  })
  it('sends the last correction, and a correction that comes before it is sent takes its place', async () => {
    const key = 'corrected'
    const reference = await fixture.add({ key })
    await fixture.add({ key, request: { phone: '312 555 0199' } })
    await deliver()
    await fixture.store.resendDelivered(reference, ['webhook'])
    await deliver()
    await fixture.store.resendDelivered(reference, ['webhook'])
    await fixture.add({ key, request: { phone: '312 555 0188' } })
    await deliver()
    await deliver()
    expect(takenReferences).toEqual([2, 2, 3].map((revision) => `${reference}-${revision}`))
  })
  it('begins anew where the receiver is down: 72 hours count from now', async () => {
    const reference = await fixture.add()
    await deliver()
    fixture.time.now += 90 * 24 * HOUR_MS
    await fixture.store.resendDelivered(reference, ['webhook'])
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toMatchObject([
      { attempts: 1, firstAttemptAt: fixture.now().toISOString() },
    ])
  })
  it('leaves alone what waits, what is under way, what is dead, other channels and other leads', async () => {
    const reference = await fixture.add({}, ['webhook', 'email'])
    const other = await fixture.add()
    await deliver()
    await deliver('email')
    expect(await fixture.store.resendDelivered(reference, ['email'])).toEqual(['email'])
    expect([await statesOf(reference), await statesOf(other)]).toEqual([
      [
        ['webhook', 'delivered', 1],
        ['email', 'waiting', 0],
      ],
      [['webhook', 'delivered', 1]],
    ])
    await fixture.store.takeDue('email', 1, LEASE_MS)
    expect(await fixture.store.resendDelivered(reference, ['email'])).toEqual([])
    expect(await fixture.store.takeDue('email', 1, LEASE_MS)).toEqual([])
    const dead = await fixture.add()
    await fixture.fail(null)
    expect(await fixture.store.resendDelivered(dead, ['webhook'])).toEqual([])
    expect(await fixture.store.listDead()).toHaveLength(1)
  })
  it('keeps a lead that is old until it has arrived again', async () => {
    const reference = await fixture.add()
    await deliver()
    fixture.time.now += 90 * 24 * HOUR_MS
    await fixture.store.resendDelivered(reference, ['webhook'])
    expect(await fixture.store.purge(30, Number.POSITIVE_INFINITY)).toBe(0)
    await deliver()
    expect(await fixture.store.purge(30, Number.POSITIVE_INFINITY)).toBe(1)
  })
})
