import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPurging } from './purging.ts'
import { openTestStore, type TestStore } from './testStore.ts'

const DAY = 86_400_000
let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

const handOn = async () => {
  for (const delivery of await test.store.takeDue('webhook', 100, 1000)) await test.store.markDelivered(delivery)
}
const references = async () => (await test.store.list(100)).map(({ reference }) => reference)

describe('the same key with another body', () => {
  it('corrects the lead, under the same reference, and keeps what stood there', async () => {
    const reference = await test.add({ key: 'one' })
    expect(await test.add({ key: 'one', request: { phone: '312 555 0199' } })).toBe(reference)
    const lead = await test.store.show(reference)
    expect(lead).toMatchObject({ phone: '312 555 0199', name: 'Ana Duarte', revision: 2, updatedAt: test.clock().toISOString() })
    expect(lead?.revisions).toMatchObject([{ revision: 1, body: { phone: '(312) 555-0100', name: 'Ana Duarte' } }])
  })
  it('sent twice at once loses neither', async () => {
    const reference = await test.add({ key: 'one' })
    await Promise.all(['1', '2', '3'].map((company) => test.add({ key: 'one', request: { company } })))
    const lead = await test.store.show(reference)
    const bodies = [...(lead?.revisions ?? []).map(({ body }) => body.company), lead?.company]
    expect(bodies.toSorted()).toEqual(['1', '2', '3', 'Plant'])
  })
  it('without a change changes nothing', async () => {
    const reference = await test.add({ key: 'one' })
    await handOn()
    await test.add({ key: 'one' })
    expect(await test.store.show(reference)).toMatchObject({ revision: 1, revisions: [], deliveries: [{ state: 'delivered' }] })
  })
})

describe('finding', () => {
  it('looks into name, email, company, phone and reference, and takes wildcards for text', async () => {
    const reference = await test.add({ request: { name: 'Zoë 100%', company: 'A_B' } })
    await test.add({ request: { name: 'Other' } })
    for (const words of ['zoë', '100%', 'A_B', reference.slice(3)])
      expect((await test.store.search(words)).map((lead) => lead.reference)).toEqual([reference])
    expect(await test.store.search('plant.example')).toHaveLength(2)
    expect(await test.store.search('%%')).toHaveLength(0)
  })
  it('pages through everything, once each, with how far the delivery is', async () => {
    for (let count = 0; count < 7; count++) await test.add()
    await handOn()
    const pages = await Array.fromAsync(test.store.pages(3))
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
    expect(new Set(pages.flat().map(({ reference }) => reference)).size).toBe(7)
    expect(pages.flat().every(({ deliveries }) => deliveries[0]?.state === 'delivered')).toBe(true)
  })
  it('counts by state, and knows the oldest that waits', async () => {
    await test.add()
    await handOn()
    const oldest = test.clock().toISOString()
    await test.add()
    test.time.now += 1000
    await test.add({ quarantine: 'too-fast' })
    expect(await test.store.counts()).toEqual({ leads: 3, quarantined: 1, waiting: 1, retrying: 0, delivered: 1, dead: 0 })
    expect(await test.store.oldestUndelivered()).toBe(oldest)
    expect(await test.store.receivedBetween('2026-11-21', '2026-11-22')).toBe(2)
    expect(await test.store.tally('industry')).toEqual([{ value: 'Manufacturing', count: 2 }])
  })
  it('tallies campaigns', async () => {
    await test.add({ campaign: { utm_source: 'fair' } })
    await test.add({ campaign: { utm_source: 'fair' } })
    await test.add()
    expect(await test.store.tally({ campaign: 'utm_source' })).toEqual([
      { value: 'fair', count: 2 },
      { value: '', count: 1 },
    ])
  })
})

describe('erasing a person', () => {
  it.each([
    ['email, in any case', { email: 'ANA@Plant.example' }],
    ['phone, however it is written', { phone: '+1 312.555.0100' }],
  ])('by %s', async (_, who) => {
    await test.add()
    const other = await test.add({ request: { email: 'other@plant.example', phone: '312 555 0199' } })
    expect(await test.store.person(who)).toHaveLength(1)
    expect(await test.store.erase(who)).toBe(1)
    expect(await references()).toEqual([other])
  })
  it('by reference', async () => {
    const reference = await test.add()
    expect(await test.store.erase({ reference: reference.toLowerCase() })).toBe(1)
  })
  it('needs enough of a phone number to tell people apart', () => expect(test.store.erase({ phone: '555' })).rejects.toThrow(RangeError))
  it('leaves no trace in the files, earlier bodies included', async () => {
    await test.add({ key: 'one', request: { company: 'Tracewell Foundry' } })
    await test.add({ key: 'one', request: { company: 'Tracewell Mills' } })
    await test.add({ request: { email: 'other@plant.example' } })
    const traces = () => readdirSync(test.folder).filter((name) => readFileSync(join(test.folder, name)).includes('Tracewell'))
    expect(traces()).not.toEqual([])
    await test.store.erase({ email: 'ana@plant.example' })
    await test.database.run('PRAGMA wal_checkpoint(TRUNCATE)')
    expect(traces()).toEqual([])
    expect(await test.store.list()).toHaveLength(1)
  })
})

describe('purging', () => {
  it('deletes what is older than so many days, and not what is younger', async () => {
    const old = await test.add()
    test.time.now += DAY
    const younger = await test.add()
    await handOn()
    test.time.now += 29 * DAY
    expect(await test.store.purge(30, 40 * DAY)).toBe(0)
    expect(await references()).toEqual([younger, old])
    test.time.now += 1
    expect(await test.store.purge(30, 40 * DAY)).toBe(1)
    expect(await references()).toEqual([younger])
  })
  it('never touches what is still to be delivered, was given up on, or nobody was told of', async () => {
    await test.add()
    await test.add({}, [])
    await test.add({}, ['webhook', 'email'])
    const [dead] = await test.store.takeDue('webhook', 1, 1000)
    if (dead) await test.store.markFailed(dead, { text: 'x', kind: 'x' }, null)
    await handOn()
    test.time.now += 400 * DAY
    expect(await test.store.purge(30, 400 * DAY)).toBe(0)
    expect(await references()).toHaveLength(3)
  })
  it('deletes what stays in quarantine', async () => {
    await test.add({ quarantine: 'honeypot' })
    test.time.now += 31 * DAY
    expect(await test.store.purge(30, 31 * DAY)).toBe(1)
  })
  it('believes no clock that jumps ahead', async () => {
    await test.add()
    await handOn()
    await test.store.purge(30, 0)
    test.time.now += 3650 * DAY
    for (let hour = 0; hour < 24; hour++) expect(await test.store.purge(30, 3_600_000)).toBe(0)
    expect(await references()).toHaveLength(1)
  })
  it('goes on when the clock has been put right', async () => {
    await test.add()
    await handOn()
    test.time.now += 3650 * DAY
    await test.store.purge(30, 3_600_000)
    test.time.now -= 3650 * DAY
    for (let day = 0; day < 31; day++) {
      test.time.now += DAY
      await test.store.purge(30, DAY)
    }
    expect(await references()).toHaveLength(0)
  })
  it('runs at the start and every hour, and tells the store how long it has run', async () => {
    vi.useFakeTimers()
    try {
      let steady = 5000
      const purge = vi.spyOn(test.store, 'purge').mockResolvedValue(0)
      const end = startPurging(test.store, 30, () => steady)
      steady += 3_600_000
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(purge.mock.calls).toEqual([
        [30, 0],
        [30, 3_600_000],
      ])
      end()
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(purge).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
