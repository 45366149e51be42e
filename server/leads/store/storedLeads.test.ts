import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPurging } from './purging.ts'
import { DEMO_REQUEST, openTestStore, type TestStore } from './store.testing.ts'

const DAY = 86_400_000
let test: TestStore
beforeEach(async () => {
  test = await openTestStore()
})
afterEach(() => test.close())

const handOn = async () => {
  for (const delivery of await test.store.takeDue('webhook', 100, 1000)) await test.store.markDelivered(delivery)
}
const references = async () => (await test.store.listLeads(100)).map(({ reference }) => reference)

describe('the same key with another body', () => {
  it('corrects the lead, under the same reference, and keeps what stood there', async () => {
    const reference = await test.add({ key: 'one' })
    expect(await test.add({ key: 'one', request: { phone: '312 555 0199' } })).toBe(reference)
    const lead = await test.store.findLead(reference)
    expect(lead).toMatchObject({ phone: '312 555 0199', name: 'Ana Duarte', revision: 2, updatedAt: test.now().toISOString() })
    expect(lead?.revisions).toMatchObject([{ revision: 1, body: { phone: '(312) 555-0100', name: 'Ana Duarte' } }])
  })
  it('sent twice at once loses neither', async () => {
    const reference = await test.add({ key: 'one' })
    await Promise.all(['1', '2', '3'].map((company) => test.add({ key: 'one', request: { company } })))
    const lead = await test.store.findLead(reference)
    const bodies = [...(lead?.revisions ?? []).map(({ body }) => body.company), lead?.company]
    expect(bodies.toSorted()).toEqual(['1', '2', '3', 'Plant'])
  })
  it('without a change changes nothing', async () => {
    const reference = await test.add({ key: 'one' })
    await handOn()
    await test.add({ key: 'one' })
    expect(await test.store.findLead(reference)).toMatchObject({ revision: 1, revisions: [], deliveries: [{ state: 'delivered' }] })
  })
})

describe('finding', () => {
  it('looks into name, email, company, phone and reference, and takes wildcards for text', async () => {
    const reference = await test.add({ request: { name: 'Zoë 100%', company: 'A_B' } })
    await test.add({ request: { name: 'Other' } })
    for (const words of ['zoë', '100%', 'A_B', reference.slice(3)])
      expect((await test.store.listMatching(words)).map((lead) => lead.reference)).toEqual([reference])
    expect(await test.store.listMatching('plant.example')).toHaveLength(2)
    expect(await test.store.listMatching('%%')).toHaveLength(0)
  })
  it('finds a name as it is written, in whatever mix of cases', async () => {
    await test.add({ request: { name: 'Chloé DÉSIRÉ' } })
    for (const words of ['Chloé DÉSIRÉ', 'chloé', 'désiré', 'De\u0301sire\u0301'])
      expect(await test.store.listMatching(words)).toHaveLength(1)
  })
  it.each(['JOSÉ ÁLVAREZ', 'José Álvarez', 'josé álvarez'])('finds %s in whichever case somebody looks', async (name) => {
    await test.add({ request: { name } })
    for (const words of ['josé', 'JOSÉ', 'José Álvarez', 'álv']) expect(await test.store.listMatching(words)).toHaveLength(1)
  })
  it('pages through everything, once each, with how far the delivery is', async () => {
    for (let count = 0; count < 7; count++) await test.add()
    await handOn()
    const pages = await Array.fromAsync(test.store.listInPages(3))
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
    expect(new Set(pages.flat().map(({ reference }) => reference)).size).toBe(7)
    expect(pages.flat().every(({ deliveries }) => deliveries[0]?.state === 'delivered')).toBe(true)
  })
  it('counts by state, and knows the oldest that waits', async () => {
    await test.add()
    await handOn()
    const oldest = test.now().toISOString()
    await test.add()
    test.time.now += 1000
    await test.add({ quarantine: 'too-fast' })
    expect(await test.store.countByState()).toEqual({
      leads: 3,
      quarantined: 1,
      waiting: 1,
      untried: 1,
      retrying: 0,
      delivered: 1,
      dead: 0,
    })
    expect(await test.store.findOldestUndelivered()).toBe(oldest)
    expect(await test.store.countReceivedBetween('2026-11-21', '2026-11-22')).toBe(2)
    expect(await test.store.listTallies('industry')).toEqual([{ value: 'Manufacturing', count: 2 }])
  })
  it('tallies campaigns', async () => {
    await test.add({ campaign: { utm_source: 'fair' } })
    await test.add({ campaign: { utm_source: 'fair' } })
    await test.add()
    expect(await test.store.listTallies({ campaign: 'utm_source' })).toEqual([
      { value: 'fair', count: 2 },
      { value: '', count: 1 },
    ])
  })
})

describe('a stored lead', () => {
  it('has all that is kept of a lead, of its deliveries and of what stood there before', async () => {
    const reference = await test.add({ key: 'one', campaign: { utm_source: 'fair' } }, ['webhook', 'email'])
    const began = test.now().toISOString()
    const [webhook] = await test.store.takeDue('webhook', 1, 1000)
    if (webhook) await test.store.markDelivered(webhook)
    const [email] = await test.store.takeDue('email', 1, 1000)
    if (email) await test.store.markFailed(email, { text: 'refused', kind: 'SMTP 550' }, null)
    const fresh = { lastError: '', nextAttemptAt: null, deliveredAt: null, deadAt: null, attempts: 1, lastAttemptAt: began }
    expect(await test.store.findLead(` ${reference.toLowerCase()} `)).toEqual({
      ...DEMO_REQUEST,
      reference,
      receivedAt: began,
      revision: 1,
      campaign: { utm_source: 'fair' },
      updatedAt: null,
      firstDeliveredAt: began,
      quarantine: null,
      deliveries: [
        { ...fresh, channel: 'webhook', state: 'delivered', deliveredAt: began },
        { ...fresh, channel: 'email', state: 'dead', lastError: 'refused', deadAt: began },
      ],
      revisions: [],
    })
    test.time.now += 1000
    await test.add({ key: 'one', request: { company: 'Mill' } })
    const now = test.now().toISOString()
    const corrected = await test.store.findLead(reference)
    expect(corrected).toMatchObject({
      company: 'Mill',
      updatedAt: now,
      firstDeliveredAt: began,
      revisions: [{ revision: 1, replacedAt: now }],
    })
    // The correction goes to every channel, as if it were new.
    expect(corrected?.deliveries).toEqual([
      { ...fresh, channel: 'webhook', state: 'waiting', attempts: 0, nextAttemptAt: now },
      { ...fresh, channel: 'email', state: 'waiting', attempts: 0, nextAttemptAt: now, lastError: 'refused' },
    ])
  })
  it('says why and when a lead came into quarantine, and when it was released', async () => {
    const at = test.now().toISOString()
    const reference = await test.add({ quarantine: 'odd-clock' })
    expect((await test.store.findLead(reference))?.quarantine).toEqual({ reason: 'odd-clock', at, releasedAt: null })
    test.time.now += 1000
    expect(await test.store.release(reference, [])).toBe(true)
    expect((await test.store.findLead(reference))?.quarantine).toEqual({ reason: 'odd-clock', at, releasedAt: test.now().toISOString() })
  })
  it('that was damaged shows what can be read', async () => {
    const reference = await test.add()
    for (const [campaign, employees] of [
      ['{', 420],
      ['[]', 420],
      ['null', 420],
      ['7', 420],
      ['{}', 'many'],
    ] as const) {
      await test.database.batch([{ sql: 'UPDATE leads SET campaign = ?, employees = ?', values: [campaign, employees] }])
      const shown = await test.store.findLead(reference)
      expect(shown).toMatchObject({ name: 'Ana Duarte', campaign: {}, employees: employees === 'many' ? 0 : 420 })
    }
  })
  it('that does not exist is none', async () => {
    await test.add()
    expect(await test.store.findLead('PP-22222222')).toBeNull()
    expect(await test.store.listLeadsOf({ reference: 'PP-22222222' })).toEqual([])
    expect(await test.store.release('PP-22222222', ['webhook'])).toBe(false)
  })
})

describe('lists', () => {
  it('begin with the newest, and hold fifty or as many as are asked for', async () => {
    const added: string[] = []
    for (let count = 0; count < 51; count++) added.unshift(await test.add())
    const held: string[] = []
    for (let count = 0; count < 51; count++) held.unshift(await test.add({ quarantine: 'honeypot', request: { company: 'Bots' } }))
    const names = (leads: { reference: string }[]) => leads.map(({ reference }) => reference)
    expect(names(await test.store.listLeads())).toEqual(added.slice(0, 50))
    expect(names(await test.store.listLeads(2))).toEqual(added.slice(0, 2))
    expect(names(await test.store.listQuarantined())).toEqual(held.slice(0, 50))
    expect(names(await test.store.listQuarantined(2))).toEqual(held.slice(0, 2))
    // Also those in quarantine: who is looked for may have been taken for a program.
    expect(names(await test.store.listMatching(' bots '))).toEqual(held.slice(0, 50))
    expect(names(await test.store.listMatching('plant', 2))).toEqual(held.slice(0, 2))
  })
  it('a search finds what stands in the email and the phone number, and no backslash by itself', async () => {
    const reference = await test.add({ request: { phone: '+44 20 7946', email: 'zoe@mill.example', company: 'A\\B' } })
    await test.add({ request: { email: 'other@plant.example', phone: '(312) 555-0199' } })
    for (const words of ['20 7946', 'zoe@', 'A\\B', '\\'])
      expect((await test.store.listMatching(words)).map((lead) => lead.reference)).toEqual([reference])
  })
})

describe('erasing a person', () => {
  it.each([
    ['email, in any case', { email: 'ANA@Plant.example' }],
    ['email, with blanks around it', { email: ' ana@plant.example ' }],
    ['phone, however it is written', { phone: '+1 312.555.0100' }],
  ])('by %s', async (_, who) => {
    await test.add()
    const other = await test.add({ request: { email: 'other@plant.example', phone: '312 555 0199' } })
    expect(await test.store.listLeadsOf(who)).toHaveLength(1)
    expect(await test.store.erase(who)).toBe(1)
    expect(await references()).toEqual([other])
  })
  it.each([
    ['(312) 555-0100'],
    ['+1/312/555/0100'],
    ['312.555.0100'],
    ['1-312-555-0100'],
    ['312 555 0100 x12'],
    ['(312) 555-0100 X 4711'],
    ['312 555 0100 #7'],
    ['312\u00a0555\u202f0100'],
    ['3125550100'],
  ])('by a phone number that was typed as %s', async (phone) => {
    await test.add({ request: { phone } })
    await test.add({ request: { phone: '413 555 0100' } })
    for (const asked of ['312 555 0100', phone]) expect(await test.store.listLeadsOf({ phone: asked })).toMatchObject([{ phone }])
  })
  it('by the seven digits of a number, and by no fewer', async () => {
    await test.add()
    expect(await test.store.listLeadsOf({ phone: '555 0100' })).toHaveLength(1)
    await expect(test.store.listLeadsOf({ phone: '55 0100' })).rejects.toThrow('A telephone number needs at least 7 digits.')
  })
  it('finds all that is kept, the oldest first', async () => {
    const both = [await test.add({ key: 'one' }), await test.add()]
    await test.add({ key: 'one', request: { message: 'Changed' } })
    const found = await test.store.listLeadsOf({ email: 'ana@plant.example' })
    expect(found.map(({ reference }) => reference)).toEqual(both)
    expect(found[0]).toMatchObject({ deliveries: [{ channel: 'webhook' }], revisions: [{ body: { message: DEMO_REQUEST.message } }] })
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
    await test.database.runPlain('PRAGMA wal_checkpoint(TRUNCATE)')
    expect(traces()).toEqual([])
    expect(await test.store.listLeads()).toHaveLength(1)
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
  it('never touches what is waiting or dead, or nobody was told of', async () => {
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
  it('ages leads at most twice as fast as the service runs, whatever the clock says', async () => {
    await test.add()
    await handOn()
    await test.store.purge(30, 0)
    test.time.now += 3650 * DAY
    expect(await test.store.purge(30, 15 * DAY)).toBe(0)
    expect(await test.store.purge(30, 1)).toBe(1)
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
  it('keeps its promise after a start by a clock that was decades behind', async () => {
    await test.store.purge(30, 0)
    await test.add()
    await handOn()
    const right = test.time.now
    test.time.now = 0
    await test.store.purge(30, 3_600_000)
    test.time.now = right
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
