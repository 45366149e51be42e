/** How attempts are taken and end in the store. delivery.test.ts tests the deliveries themselves. */
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import { LEASE_MS } from '../delivery/delivery.ts'
import type { Delivery } from './leadStoreData.ts'
import { DOWN, openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

describe('what is due', () => {
  const takenReferences = async (most: number) => (await fixture.store.takeDue('webhook', most, LEASE_MS)).map(({ lead }) => lead.reference)
  it('is taken by channel, what has been due longest first, and no more than is asked for', async () => {
    const later = await fixture.add()
    await fixture.fail(2 * HOUR_MS)
    const sooner = await fixture.add()
    await fixture.fail(HOUR_MS)
    await fixture.add({}, ['email'])
    fixture.time.now += 2 * HOUR_MS
    const last = await fixture.add()
    expect(await takenReferences(2)).toEqual(expect.arrayContaining([sooner, later]))
    expect(await takenReferences(2)).toEqual([last])
    expect(await takenReferences(2)).toEqual([])
  })
  it('has the time of the first attempt and the number of attempts', async () => {
    await fixture.add()
    const firstAttemptAt = fixture.now().toISOString()
    await fixture.fail(HOUR_MS)
    fixture.time.now += HOUR_MS
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toMatchObject([{ attempts: 2, firstAttemptAt, revision: 1 }])
  })
  it('is given back as if it had not been taken', async () => {
    const reference = await fixture.add()
    const [delivery] = await fixture.store.takeDue('webhook', 1, LEASE_MS)
    assert(delivery)
    await fixture.store.giveBack(delivery)
    await fixture.store.giveBack(delivery)
    expect(await fixture.store.listWaiting(1)).toMatchObject([{ reference, attempts: 0, nextAttemptAt: fixture.now().toISOString() }])
  })
})

describe('what failed', () => {
  it('is due again after its pause, and not before', async () => {
    await fixture.add()
    await fixture.fail(HOUR_MS)
    fixture.time.now += HOUR_MS - 1
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toEqual([])
    fixture.time.now += 1
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toHaveLength(1)
  })
  it('keeps only the beginning of a long error message', async () => {
    await fixture.add()
    for (const delivery of await fixture.store.takeDue('webhook', 1, LEASE_MS))
      await fixture.store.markFailed(delivery, { text: 'x'.repeat(501), kind: 'x' }, HOUR_MS)
    expect((await fixture.store.listWaiting(1))[0]?.lastError).toBe('x'.repeat(500))
  })
  it.each([
    ["employees = 'many'", 'its number of employees is no number'],
    ["campaign = '7'", 'its campaign is no object'],
    ["campaign = 'null'", 'its campaign is no object'],
    ["campaign = '[]'", 'its campaign is no object'],
  ])('because it cannot be read says so to people and to the log: %s', async (change, why) => {
    await fixture.add()
    await fixture.database.batch([{ sql: `UPDATE leads SET ${change}` }])
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toEqual([])
    expect((await fixture.store.listDead())[0]?.lastError).toBe(`The stored lead cannot be read: ${why}`)
    expect(await fixture.store.listChannelTallies()).toMatchObject([{ dead: 1, lastError: { kind: 'unreadable' } }])
  })
})

describe('two processes that had one delivery after the other', () => {
  /** The first process's lease ends before it reports its attempt. */
  const takeTwice = async () => {
    const reference = await fixture.add()
    const [first] = await fixture.store.takeDue('webhook', 1, LEASE_MS)
    fixture.time.now += LEASE_MS
    const [second] = await fixture.store.takeDue('webhook', 1, LEASE_MS)
    if (!first || !second) throw new Error('Both should have had it.')
    return { reference, first, second }
  }
  const state = async (reference: string) => (await fixture.store.findLead(reference))?.deliveries
  it.each([null, HOUR_MS])('leave it delivered when the slower one fails (pause %s)', async (pause) => {
    const { reference, first, second } = await takeTwice()
    await fixture.store.markDelivered(second)
    await fixture.store.markFailed(first, DOWN, pause)
    expect([await state(reference), await fixture.store.countByState()]).toMatchObject([
      [{ state: 'delivered', deadAt: null, lastError: '' }],
      { delivered: 1, dead: 0, retrying: 0 },
    ])
  })
  it.each([
    ['fails', (delivery: Delivery) => fixture.store.markFailed(delivery, DOWN, 5000)],
    ['is dead', (delivery: Delivery) => fixture.store.markFailed(delivery, DOWN, null)],
    ['is called off', (delivery: Delivery) => fixture.store.giveBack(delivery)],
  ])('leave it to the one that has it when the slower one’s attempt %s', async (_, end) => {
    const { first } = await takeTwice()
    await end(first)
    fixture.time.now += LEASE_MS - 1
    expect([await fixture.store.takeDue('webhook', 1, LEASE_MS), (await fixture.store.countByState()).waiting]).toEqual([[], 1])
    fixture.time.now += 1
    expect(await fixture.store.takeDue('webhook', 1, LEASE_MS)).toMatchObject([{ attempts: 3 }])
  })
  it('leave it delivered when the slower one delivers what was dead', async () => {
    const { reference, first, second } = await takeTwice()
    await fixture.store.markFailed(second, DOWN, null)
    await fixture.store.markDelivered(first)
    expect([await state(reference), await fixture.store.listDead()]).toMatchObject([[{ state: 'delivered', deadAt: null }], []])
  })
})

describe('a lead that is erased during its delivery', () => {
  /** A new lead comes in while the first is being delivered, and gets the row ids of the erased first one. */
  const replaceLead = async () => {
    const first = await fixture.add({ request: { email: 'first@plant.example' } })
    const [delivery] = await fixture.store.takeDue('webhook', 1, LEASE_MS)
    if (!delivery) throw new Error('It should have been due.')
    await fixture.store.erase({ reference: first })
    return { delivery, next: await fixture.add() }
  }
  it.each([
    ['arrives', (delivery: Delivery) => fixture.store.markDelivered(delivery)],
    ['fails', (delivery: Delivery) => fixture.store.markFailed(delivery, DOWN, HOUR_MS)],
    ['is dead', (delivery: Delivery) => fixture.store.markFailed(delivery, DOWN, null)],
    ['is called off', (delivery: Delivery) => fixture.store.giveBack(delivery)],
  ])('leaves the next lead due, also when it %s', async (_, end) => {
    const { delivery, next } = await replaceLead()
    await end(delivery)
    expect(await fixture.store.listWaiting(10)).toMatchObject([{ reference: next, lastError: '' }])
    expect(await fixture.store.findLead(next)).toMatchObject({ firstDeliveredAt: null })
    expect(await fixture.store.takeDue('webhook', 10, LEASE_MS)).toMatchObject([{ attempts: 1, lead: { reference: next } }])
  })
})
