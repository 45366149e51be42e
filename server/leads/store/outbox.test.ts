/** What waits and how it is brought forward; what becomes of a delivery on its way is in delivery.test.ts. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue, LEASE, LONGEST_PAUSE } from '../delivery/delivery.ts'
import type { Delivery } from './outbox.ts'
import { openTestStore, type TestStore } from './testStore.ts'

let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

const HOUR = 3_600_000
const DOWN = { text: 'receiver is down', kind: 'HTTP 503' }
/** Lets the delivery that is due fail. */
async function fail(retryInMs: number | null) {
  for (const delivery of await test.store.takeDue('webhook', 1, LEASE)) await test.store.markFailed(delivery, DOWN, retryInMs)
}

describe('what waits', () => {
  it('is listed with its attempts, its last error and its next attempt, the oldest first', async () => {
    const failed = await test.add()
    await fail(HOUR)
    const fresh = await test.add({}, ['webhook', 'email'])
    const due = test.now().toISOString()
    expect(await test.store.waiting(10)).toEqual([
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
    expect(await test.store.waiting(1)).toHaveLength(1)
  })
  it('is neither what was delivered nor what was given up', async () => {
    await test.add()
    await deliverDue(test.store, 'webhook', { atOnce: 1, send: async () => {} }, { now: test.now })
    await test.add()
    await fail(null)
    expect(await test.store.waiting(10)).toEqual([])
  })
})

describe('what is due', () => {
  const taken = async (most: number) => (await test.store.takeDue('webhook', most, LEASE)).map(({ lead }) => lead.reference)
  it('is taken by channel, what has been due longest first, and no more than is asked for', async () => {
    const later = await test.add()
    await fail(2 * HOUR)
    const sooner = await test.add()
    await fail(HOUR)
    await test.add({}, ['email'])
    test.time.now += 2 * HOUR
    const last = await test.add()
    expect(await taken(2)).toEqual(expect.arrayContaining([sooner, later]))
    expect(await taken(2)).toEqual([last])
    expect(await taken(2)).toEqual([])
  })
  it('says since when it is tried, and how often', async () => {
    await test.add()
    const firstAttemptAt = test.now().toISOString()
    await fail(HOUR)
    test.time.now += HOUR
    expect(await test.store.takeDue('webhook', 1, LEASE)).toMatchObject([{ attempts: 2, firstAttemptAt, revision: 1 }])
  })
  it('is given back as if it had not been taken', async () => {
    const reference = await test.add()
    const [delivery] = await test.store.takeDue('webhook', 1, LEASE)
    if (delivery) await test.store.giveBack(delivery)
    if (delivery) await test.store.giveBack(delivery)
    expect(await test.store.waiting(1)).toMatchObject([{ reference, attempts: 0, nextAttemptAt: test.now().toISOString() }])
  })
})

describe('what failed', () => {
  it('is due again after its pause, and not before', async () => {
    await test.add()
    await fail(HOUR)
    test.time.now += HOUR - 1
    expect(await test.store.takeDue('webhook', 1, LEASE)).toEqual([])
    test.time.now += 1
    expect(await test.store.takeDue('webhook', 1, LEASE)).toHaveLength(1)
  })
  it('keeps no more of an error than can be acted upon', async () => {
    await test.add()
    for (const delivery of await test.store.takeDue('webhook', 1, LEASE))
      await test.store.markFailed(delivery, { text: 'x'.repeat(501), kind: 'x' }, HOUR)
    expect((await test.store.waiting(1))[0]?.lastError).toBe('x'.repeat(500))
  })
  it('and was given up is listed, the oldest first, with why and when', async () => {
    const references = [await test.add(), await test.add()]
    await fail(null)
    await fail(null)
    expect(await test.store.deadLetters()).toEqual(
      references.map((reference) => ({
        reference,
        channel: 'webhook',
        attempts: 1,
        lastError: DOWN.text,
        deadAt: test.now().toISOString(),
      })),
    )
    expect(await test.store.pending()).toBe(0)
  })
  it('because it cannot be read says so to people and to the log', async () => {
    await test.add()
    await test.database.batch([{ sql: "UPDATE leads SET employees = 'many'" }])
    expect(await test.store.takeDue('webhook', 1, LEASE)).toEqual([])
    expect((await test.store.deadLetters())[0]?.lastError).toBe('The stored lead cannot be read: its number of employees is no number')
    expect(await test.store.channels()).toMatchObject([{ dead: 1, lastError: { kind: 'unreadable' } }])
  })
})

describe('two processes that had one delivery after the other', () => {
  /** The first one's lease runs out before it says how its attempt ended. */
  const both = async () => {
    const reference = await test.add()
    const [first] = await test.store.takeDue('webhook', 1, LEASE)
    test.time.now += LEASE
    const [second] = await test.store.takeDue('webhook', 1, LEASE)
    if (!first || !second) throw new Error('Both should have had it.')
    return { reference, first, second }
  }
  const state = async (reference: string) => (await test.store.show(reference))?.deliveries
  it.each([null, HOUR])('leave it delivered when the slower one fails (pause %s)', async (pause) => {
    const { reference, first, second } = await both()
    await test.store.markDelivered(second)
    await test.store.markFailed(first, DOWN, pause)
    expect([await state(reference), await test.store.counts()]).toMatchObject([
      [{ state: 'delivered', deadAt: null, lastError: '' }],
      { delivered: 1, dead: 0, retrying: 0 },
    ])
  })
  it('leave it delivered when the slower one delivers what was given up', async () => {
    const { reference, first, second } = await both()
    await test.store.markFailed(second, DOWN, null)
    await test.store.markDelivered(first)
    expect([await state(reference), await test.store.deadLetters()]).toMatchObject([[{ state: 'delivered', deadAt: null }], []])
  })
})

describe('a lead that is erased during its delivery', () => {
  /** The next lead comes in while the first is still on its way, and gets the numbers that were the first one's. */
  const replaced = async () => {
    const first = await test.add({ request: { email: 'first@plant.example' } })
    const [delivery] = await test.store.takeDue('webhook', 1, LEASE)
    if (!delivery) throw new Error('It should have been due.')
    await test.store.erase({ reference: first })
    return { delivery, next: await test.add() }
  }
  it.each([
    ['arrives', (delivery: Delivery) => test.store.markDelivered(delivery)],
    ['fails', (delivery: Delivery) => test.store.markFailed(delivery, DOWN, HOUR)],
    ['is given up', (delivery: Delivery) => test.store.markFailed(delivery, DOWN, null)],
    ['is called off', (delivery: Delivery) => test.store.giveBack(delivery)],
  ])('leaves the next lead due, also when it %s', async (_, end) => {
    const { delivery, next } = await replaced()
    await end(delivery)
    expect(await test.store.waiting(10)).toMatchObject([{ reference: next, lastError: '' }])
    expect(await test.store.get(next)).toMatchObject({ handedOnAt: null })
    expect(await test.store.takeDue('webhook', 10, LEASE)).toMatchObject([{ attempts: 1, lead: { reference: next } }])
  })
})

describe('attempts that lie too far ahead', () => {
  it('are pulled forward, and counted; others are left to their time', async () => {
    const far = await test.add()
    await fail(3 * HOUR)
    const near = await test.add()
    await fail(HOUR)
    const next = async () => Object.fromEntries((await test.store.waiting(10)).map((one) => [one.reference, Date.parse(one.nextAttemptAt)]))
    expect(await test.store.pullForward(3 * HOUR)).toBe(0)
    expect(await test.store.pullForward(3 * HOUR - 1)).toBe(1)
    expect(await next()).toEqual({ [far]: test.time.now, [near]: test.time.now + HOUR })
    expect(await test.store.pullForward(0)).toBe(1)
    expect(await next()).toEqual({ [far]: test.time.now, [near]: test.time.now })
  })
  it('are not those of what is done', async () => {
    await test.add()
    await fail(null)
    expect(await test.store.pullForward(-HOUR)).toBe(0)
  })
})

describe('replay', () => {
  it('brings forward what waits, keeps its count, and begins anew what was given up', async () => {
    const waits = await test.add()
    await fail(HOUR)
    const givenUp = await test.add()
    await fail(null)
    expect(await test.store.replay(LEASE)).toEqual({ again: 1, forward: 1 })
    expect((await test.store.takeDue('webhook', 10, LEASE)).map(({ lead, attempts }) => [lead.reference, attempts])).toEqual([
      [waits, 2],
      [givenUp, 1],
    ])
  })
  it('twice is like once, and sends nothing again that was delivered', async () => {
    await test.add()
    await fail(HOUR)
    await test.store.replay(LEASE)
    expect(await test.store.replay(LEASE)).toEqual({ again: 0, forward: 0 })
    const got: string[] = []
    const sender = { atOnce: 5, send: async ({ reference }: { reference: string }) => void got.push(reference) }
    for (let round = 0; round < 3; round++) {
      await deliverDue(test.store, 'webhook', sender, { now: test.now })
      await test.store.replay(LEASE)
    }
    expect(got).toHaveLength(1)
  })
  it('leaves alone what is under way, also by a clock that is wrong', async () => {
    await test.add()
    await test.store.takeDue('webhook', 1, LEASE)
    for (const wrong of [-HOUR, -1, 0, LEASE - 1]) {
      test.time.now += wrong
      expect(await test.store.replay(LEASE)).toEqual({ again: 0, forward: 0 })
      test.time.now -= wrong
    }
    test.time.now += LEASE - 1
    expect(await test.store.takeDue('webhook', 1, LEASE)).toEqual([])
  })
  it('never lets two have one delivery, whatever happens in which order', { timeout: 60_000 }, async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('take', 'take', 'replay', 'replay', 'deliver', 'give up', 'give back', 'add') }),
      fc.record({ do: fc.constant('fail'), pause: fc.integer({ min: 5000, max: LONGEST_PAUSE }) }),
      fc.record({ do: fc.constant('wait'), time: fc.integer({ min: 1, max: 2 * LEASE }) }),
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
              await own.store.replay(LEASE)
              for (const { nextAttemptAt } of await own.store.waiting(100))
                expect(Date.parse(nextAttemptAt)).toBeLessThanOrEqual(own.time.now + LEASE + 500)
            }
            if (one.do === 'take')
              for (const delivery of await own.store.takeDue('webhook', 2, LEASE)) {
                expect(delivered.has(delivery.id)).toBe(false)
                expect(held.get(delivery.id)?.until ?? 0).toBeLessThanOrEqual(own.time.now)
                held.set(delivery.id, { delivery, until: own.time.now + LEASE })
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
