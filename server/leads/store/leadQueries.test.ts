import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_REQUEST, openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

describe('finding', () => {
  it('looks into name, email, company, phone and reference, and takes wildcards for text', async () => {
    const reference = await fixture.add({ request: { name: 'Zoë 100%', company: 'A_B' } })
    await fixture.add({ request: { name: 'Other' } })
    for (const words of ['zoë', '100%', 'A_B', reference.slice(3)])
      expect((await fixture.store.listMatching(words)).map((lead) => lead.reference)).toEqual([reference])
    expect(await fixture.store.listMatching('plant.example')).toHaveLength(2)
    expect(await fixture.store.listMatching('%%')).toHaveLength(0)
  })
  it('finds a name as it is written, in whatever mix of cases', async () => {
    await fixture.add({ request: { name: 'Chloé DÉSIRÉ' } })
    for (const words of ['Chloé DÉSIRÉ', 'chloé', 'désiré', 'De\u0301sire\u0301'])
      expect(await fixture.store.listMatching(words)).toHaveLength(1)
  })
  it.each(['JOSÉ ÁLVAREZ', 'José Álvarez', 'josé álvarez'])('finds %s in whichever case somebody looks', async (name) => {
    await fixture.add({ request: { name } })
    for (const words of ['josé', 'JOSÉ', 'José Álvarez', 'álv']) expect(await fixture.store.listMatching(words)).toHaveLength(1)
  })
  it.each(['Álvaro Íñiguez', 'álvaro íñiguez', 'ÁLVARO ÍÑIGUEZ'])('finds a name whose words begin with an accent by %s', async (words) => {
    await fixture.add({ request: { name: 'Álvaro Íñiguez' } })
    expect(await fixture.store.listMatching(words)).toHaveLength(1)
  })
  it.each([
    ['312.555.0199', 1],
    ['+1 312 555 0199', 1],
    ['3125550199', 1],
    ['555 0199', 1],
    ['55 0199', 0],
    ['a3125550199', 0],
    ['312 555 0199 a', 0],
  ])('finds a telephone number however it is typed, and nothing else by its digits: %s', async (words, count) => {
    await fixture.add({ request: { phone: '(312) 555-0199' } })
    await fixture.add()
    expect(await fixture.store.listMatching(words)).toHaveLength(count)
  })
  it('gives each lead its own deliveries', async () => {
    await fixture.add({}, ['webhook'])
    await fixture.add({}, ['email'])
    const found = await fixture.store.listMatching('plant')
    expect(found.map(({ deliveries }) => deliveries.map(({ channel }) => channel))).toEqual([['email'], ['webhook']])
  })
  it('pages through everything, once each, with how far the delivery is', async () => {
    for (let count = 0; count < 7; count++) await fixture.add()
    await fixture.handOn()
    const pages = await Array.fromAsync(fixture.store.readInPages(3))
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
    expect(new Set(pages.flat().map(({ reference }) => reference)).size).toBe(7)
    expect(pages.flat().every(({ deliveries }) => deliveries[0]?.state === 'delivered')).toBe(true)
  })
})

describe('a stored lead', () => {
  it('has all that is kept of a lead, of its deliveries and of what stood there before', async () => {
    const reference = await fixture.add({ key: 'one', campaign: { utm_source: 'fair' } }, ['webhook', 'email'])
    const began = fixture.now().toISOString()
    const [webhook] = await fixture.store.takeDue('webhook', 1, 1000)
    assert(webhook)
    await fixture.store.markDelivered(webhook)
    const [email] = await fixture.store.takeDue('email', 1, 1000)
    assert(email)
    await fixture.store.markFailed(email, { text: 'refused', kind: 'SMTP 550' }, null)
    const freshState = { lastError: '', nextAttemptAt: null, deliveredAt: null, deadAt: null, attempts: 1, lastAttemptAt: began }
    expect(await fixture.store.findLead(` ${reference.toLowerCase()} `)).toEqual({
      ...DEMO_REQUEST,
      reference,
      receivedAt: began,
      revision: 1,
      campaign: { utm_source: 'fair' },
      updatedAt: null,
      firstDeliveredAt: began,
      quarantine: null,
      deliveries: [
        { ...freshState, channel: 'webhook', state: 'delivered', deliveredAt: began },
        { ...freshState, channel: 'email', state: 'dead', lastError: 'refused', deadAt: began },
      ],
      revisions: [],
    })
    fixture.time.now += 1000
    await fixture.add({ key: 'one', request: { company: 'Mill' } })
    const now = fixture.now().toISOString()
    const corrected = await fixture.store.findLead(reference)
    expect(corrected).toMatchObject({
      company: 'Mill',
      updatedAt: now,
      firstDeliveredAt: began,
      revisions: [{ revision: 1, replacedAt: now }],
    })
    // The correction is delivered by every channel, like a new lead.
    expect(corrected?.deliveries).toEqual([
      { ...freshState, channel: 'webhook', state: 'waiting', attempts: 0, nextAttemptAt: now },
      { ...freshState, channel: 'email', state: 'waiting', attempts: 0, nextAttemptAt: now, lastError: 'refused' },
    ])
  })
  it('says why and when a lead came into quarantine, and when it was released', async () => {
    const at = fixture.now().toISOString()
    const reference = await fixture.add({ quarantineReason: 'odd-clock' })
    expect((await fixture.store.findLead(reference))?.quarantine).toEqual({ reason: 'odd-clock', at, releasedAt: null })
    fixture.time.now += 1000
    expect(await fixture.store.release(reference, [])).toBe(true)
    expect((await fixture.store.findLead(reference))?.quarantine).toEqual({
      reason: 'odd-clock',
      at,
      releasedAt: fixture.now().toISOString(),
    })
  })
  it('that was damaged shows what can be read', async () => {
    const reference = await fixture.add()
    for (const [campaign, employees] of [
      ['{', 420],
      ['[]', 420],
      ['null', 420],
      ['7', 420],
      ['{}', 'many'],
    ] as const) {
      await fixture.database.batch([{ sql: 'UPDATE leads SET campaign = ?, employees = ?', values: [campaign, employees] }])
      const shown = await fixture.store.findLead(reference)
      expect(shown).toMatchObject({ name: 'Ana Duarte', campaign: {}, employees: employees === 'many' ? 0 : 420 })
    }
  })
  it('that does not exist is none', async () => {
    await fixture.add()
    expect(await fixture.store.findLead('PP-22222222')).toBeNull()
    expect(await fixture.store.listLeadsOf({ reference: 'PP-22222222' })).toEqual([])
    expect(await fixture.store.release('PP-22222222', ['webhook'])).toBe(false)
  })
})

describe('lists', () => {
  it('begin with the newest, and hold fifty or as many as are asked for', async () => {
    const added: string[] = []
    for (let count = 0; count < 51; count++) added.unshift(await fixture.add())
    const held: string[] = []
    for (let count = 0; count < 51; count++) held.unshift(await fixture.add({ quarantineReason: 'honeypot', request: { company: 'Bots' } }))
    const names = (leads: { reference: string }[]) => leads.map(({ reference }) => reference)
    expect(names(await fixture.store.listLeads())).toEqual(added.slice(0, 50))
    expect(names(await fixture.store.listLeads(2))).toEqual(added.slice(0, 2))
    expect(names(await fixture.store.listQuarantined())).toEqual(held.slice(0, 50))
    expect(names(await fixture.store.listQuarantined(2))).toEqual(held.slice(0, 2))
    // Includes quarantine, because the wanted person may have been taken for a bot.
    expect(names(await fixture.store.listMatching(' bots '))).toEqual(held.slice(0, 50))
    expect(names(await fixture.store.listMatching('plant', 2))).toEqual(held.slice(0, 2))
  })
  it('a search finds what stands in the email and the phone number, and no backslash by itself', async () => {
    const reference = await fixture.add({ request: { phone: '+44 20 7946', email: 'zoe@mill.example', company: 'A\\B' } })
    await fixture.add({ request: { email: 'other@plant.example', phone: '(312) 555-0199' } })
    for (const words of ['20 7946', 'zoe@', 'A\\B', '\\'])
      expect((await fixture.store.listMatching(words)).map((lead) => lead.reference)).toEqual([reference])
  })
  it('of one person hold all that is kept, the oldest first', async () => {
    const both = [await fixture.add({ key: 'one' }), await fixture.add()]
    await fixture.add({ key: 'one', request: { message: 'Changed' } })
    const found = await fixture.store.listLeadsOf({ email: 'ana@plant.example' })
    expect(found.map(({ reference }) => reference)).toEqual(both)
    expect(found[0]).toMatchObject({ deliveries: [{ channel: 'webhook' }], revisions: [{ body: { message: DEMO_REQUEST.message } }] })
  })
})
